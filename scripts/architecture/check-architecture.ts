import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkWords } from './forbidden-words.ts'
import { checkPrivateInterfaces } from './private-interfaces.ts'
import { readImports, type Import } from './read-imports.ts'
import { featureOf, forbiddenNames, pageOf, rules } from './rules.ts'

/** All violations in the tree, one line each. */
export function checkArchitecture(root: string, files = listFiles(root)): string[] {
  const sources = files.filter(isSource)
  const imports = sources.flatMap((file) => readImports(root, file))
  return [
    ...sources.filter((file) => forbiddenNames.test(file)).map((file) => `${file}: this name may not exist`),
    ...imports.flatMap(checkDirections),
    ...imports.flatMap(checkSideways),
    ...findCycles(imports),
    ...sources.flatMap((file) => checkPrivateInterfaces(root, file)),
    ...files.flatMap((file) => checkWords(root, file)),
  ]
}

function listFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  // A deleted file is listed until the deletion is staged.
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

function isSource(file: string): boolean {
  const isCode = /^(art|contract|api|web|server|e2e|bench|testing|trials|scripts)\/.*\.(ts|tsx|mjs)$/.test(
    file,
  )
  return isCode && !file.startsWith('scripts/specs/samples/') && !file.startsWith('web/public/')
}

function checkDirections({ from, to, isType }: Import): string[] {
  return rules
    .filter((rule) => rule.from.test(from) && rule.to.test(to) && !(isType && rule.allowsTypes))
    .map((rule) => `${from} imports ${to}: ${rule.why} (${rule.name})`)
}

function checkSideways(one: Import): string[] {
  const { from, to } = one
  const pages = [pageOf.exec(from)?.[1], pageOf.exec(to)?.[1]]
  if (pages[0] && pages[1] && pages[0] !== pages[1]) {
    return [`${from} imports ${to}: what two pages need moves to features/`]
  }
  return callsAnotherUseCase(one) ? [`${from} imports ${to}: use cases never call use cases`] : []
}

function callsAnotherUseCase({ from, to, isType }: Import): boolean {
  const areFeatures = featureOf.test(from) && featureOf.test(to)
  return areFeatures && !isType && isUseCase(from) && isUseCase(to)
}

/** `create-club.ts` is a use case; `tokens.ts`, `sessions.queries.ts`, `club-policy.ts`, `present-club.ts` are not. */
function isUseCase(file: string): boolean {
  const name = file.split('/').at(-1) ?? ''
  return /^(accept|change|confirm|create|delete|disable|edit|enable|ensure|grant|log|register|request|resend|restore|review|send|toggle|update)-?[a-z-]*\.ts$/.test(
    name,
  )
}

function findCycles(imports: Import[]): string[] {
  const edges = new Map<string, string[]>()
  for (const { from, to, isType } of imports) {
    if (!isType) edges.set(from, [...(edges.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file)
    if (at >= 0) cycles.push(`cycle: ${[...trail.slice(at), file].join(' -> ')}`)
    if (at >= 0 || done.has(file)) return
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return cycles
}

if (import.meta.main) {
  const { root } = await import('../project.ts')
  const complaints = checkArchitecture(root)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
