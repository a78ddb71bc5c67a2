import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = { from: string; to: string; isType: boolean }

/** What a file imports, with project files as paths from the root and packages as `package:name`. */
export function readImports(root: string, file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const found: Omit<Import, 'from'>[] = []
  for (const { moduleRequest, entries } of staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ to: moduleRequest.value, isType })
  }
  for (const { entries } of staticExports) {
    for (const entry of entries) {
      if (entry.moduleRequest) found.push({ to: entry.moduleRequest.value, isType: entry.isType })
    }
  }
  for (const { moduleRequest } of dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    if (/^['"].*['"]$/.test(text)) found.push({ to: text.slice(1, -1), isType: false })
  }
  return found.map((entry) => ({ ...entry, from: file, to: resolve(root, file, entry.to) }))
}

function resolve(root: string, file: string, request: string): string {
  const path = request.split('?')[0] ?? request
  if (path.startsWith('.')) return normalize(join(dirname(file), path)).replaceAll('\\', '/')
  if (path === '@aurivane/api') return 'api/src/api.ts'
  const workspace = /^@aurivane\/(\w+)\/(.+)$/.exec(path)
  if (workspace) {
    const target = `${workspace[1]}/src/${workspace[2]}.ts`
    return existsSync(join(root, target)) ? target : `${workspace[1]}/src/${workspace[2]}`
  }
  return path.startsWith('node:') ? path : `package:${path}`
}
