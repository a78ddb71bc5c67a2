import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../project.ts'

export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = { packages: Record<string, LockedPackage> }
export type Described = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** What the product consists of when it runs; everything else builds, checks or measures it. */
const rooms = ['contract', 'api', 'web', 'server']
const FOLDER = 'node_modules/'

/** Every file of the project with this name, ours only. */
export function findOwn(name: 'package.json' | 'package-lock.json'): string[] {
  return globSync(`**/${name}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.\w+)$/.test(path),
  }).sort()
}

export function readOwn<Content>(file: string): Content {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as Content
}

/** The packages of others in a lock file, by where they are put. */
export function foreignPackages({ packages }: Lock): [string, LockedPackage][] {
  return Object.entries(packages).filter(([place, { link }]) => place.includes(FOLDER) && !link)
}

export function nameOf(place: string) {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
}

/** Where the packages are put that the running product needs, directly or not. */
export function findShipped({ packages }: Lock): Set<string> {
  const shipped = new Set<string>()
  const visit = (place: string) => {
    const found = packages[place]
    if (!found || shipped.has(place)) return
    shipped.add(place)
    for (const name of neededBy(found)) {
      const at = resolve(packages, place, name)
      if (at) visit(at)
    }
  }
  for (const room of rooms) visit(room)
  return shipped
}

function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}: LockedPackage) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** As Node looks for it: beside the one who asks, then upwards. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? FOLDER + name : `${folder}/${FOLDER}${name}`
    if (packages[place] && !packages[place].link) return place
    if (folder === '.') return undefined
  }
}
