import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where names, code, comments and documents must use standard terms. */
export const checkedPaths = [
  'api',
  'art',
  'server',
  'contract',
  'web',
  'e2e',
  'scripts',
  'testing',
  'trials',
  'bench',
  'deploy',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
]

/** Metaphors, each with the terms to use instead. Only words without a legitimate use in this project. */
const forbiddenWords: [RegExp, string][] = [
  [/\bdoors?\b|\bdoor(way|step)s?\b/, 'access control, listener, port'],
  [/\bfurni(sh(es|ed|ing)?|ture)\b/, 'seed, create; component'],
  [/\bfarewells?\b|\bgoodbyes?\b/, 'graceful shutdown'],
  [/\bwhoever\b/, 'the caller, the process, the user'],
  [/\bnobody (sees|foresaw)\b/, 'invisible; unexpected'],
  [/\bstand-ins?\b|\bstand ins\b/, 'fallback, test double'],
  [/\boffices?\b/, 'administrator session, mail server'],
  [/\bhouses?\b|\bhouseholds?\b/, 'project, installation'],
  [/\brooms?\b/, 'package, space, capacity'],
  [/\battics?\b/, 'folder'],
  [/\bsmall print\b/, 'details, rules'],
  [/\bmanners\b/, 'behaviour, convention'],
  [/\bwait(s|ed|ing)? out\b/, 'retry'],
  [/\blandlords?\b/, 'owner'],
  [/\bhindrances?\b/, 'reason, blocked notice'],
  [/\bknock(s|ed|ing)?\b/, 'connect'],
  [/\bwitness(es)?\b/, 'probe'],
  [/\bcrowds?\b/, 'load, concurrent clients'],
  [/\b(our|its) insides\b/, 'internal details'],
  [/\bunheard\b/, 'without a listener'],
  [/\b(is|are|was|were) let go\b/, 'disconnected'],
  [/\btold to come back\b/, 'rejected with Retry-After'],
]

/** Third-party texts, texts for visitors, data files, and the samples of this check. */
const exempt =
  /^docs\/licences\.md$|^api\/src\/auth\/common-passwords\.ts$|(^|\/)package-lock\.json$|^web\/(app\/texts|content|public)\/|^web\/specs\/.*\.json$|^scripts\/texts\/readability-budgets\.ts$|^scripts\/architecture\/(forbidden-words|check-architecture\.test)\.ts$/
const readable = /\.(tsx?|mjs|css|md|sql|json|ya?ml|conf|service|timer)$|(^|\/)Containerfile$/

/** Forbidden words in a file's path and lines, also inside of camelCase names. A word in “quotes” is a mention. */
export function checkWords(root: string, file: string): string[] {
  const isChecked = checkedPaths.some((path) => file === path || file.startsWith(`${path}/`))
  if (!isChecked || exempt.test(file) || !readable.test(file)) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return [
    ...findWords(file).map((found) => `${file}: the name contains ${found}`),
    ...lines.flatMap((line, at) => findWords(line).map((found) => `${file}:${at + 1}: ${found}`)),
  ]
}

function findWords(text: string): string[] {
  const words = text
    .replaceAll(/“[^”]*”/g, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return forbiddenWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(words)
    return found ? [`“${found[0]}” is a forbidden word, say: ${instead}`] : []
  })
}
