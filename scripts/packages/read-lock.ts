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

/** The packages of the running product; all others build, check or measure it. */
const productPackages = ['contract', 'api', 'web', 'server']
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

/** Third-party packages of a lock file by their place in node_modules. */
export function foreignPackages({ packages }: Lock): [string, LockedPackage][] {
  return Object.entries(packages).filter(([place, { link }]) => place.includes(FOLDER) && !link)
}

export function nameOf(place: string) {
  return place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)
}

/** Where the packages that the running product needs, directly or not, are installed. */
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
  for (const name of productPackages) visit(name)
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

/** Node's resolution: in the package's own node_modules, then upwards. */
function resolve(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? FOLDER + name : `${folder}/${FOLDER}${name}`
    if (packages[place] && !packages[place].link) return place
    if (folder === '.') return undefined
  }
}
