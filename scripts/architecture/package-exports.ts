import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = { exports?: unknown }

/** Data that a package consists of, such as pictures, styles and maps, has no interface to hide. */
const data = /\.(css|svg|png|woff2?|json)$/

/** Whether a request reaches into a package for a file that its package.json does not export. */
export function isInnerFile(root: string, file: string, request: string): boolean {
  const { name, path } = split(request.split('?')[0] ?? '')
  if (path === '' || name.startsWith('.') || name.startsWith('node:') || name.startsWith('@aurivane/'))
    return false
  if (data.test(path)) return false
  const manifest = readManifest(root, dirname(file), name)
  return manifest !== null && !isExported(manifest, `./${path}`)
}

function split(request: string) {
  const parts = request.split('/')
  const length = request.startsWith('@') ? 2 : 1
  return { name: parts.slice(0, length).join('/'), path: parts.slice(length).join('/') }
}

/** Null where the package is not installed: then the import fails by itself. */
function readManifest(root: string, folder: string, name: string): Manifest | null {
  const place = join(root, folder, 'node_modules', name, 'package.json')
  if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as Manifest
  return folder === '.' ? null : readManifest(root, dirname(folder), name)
}

function isExported({ exports }: Manifest, path: string): boolean {
  if (typeof exports !== 'object' || exports === null) return false
  return Object.keys(exports).some((pattern) => {
    const [before = '', after] = pattern.split('*')
    return after === undefined ? pattern === path : path.startsWith(before) && path.endsWith(after)
  })
}
