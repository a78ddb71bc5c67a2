import type { Plugin } from 'vite'

const routerFile = /[\\/]react-router[\\/]dist[\\/]production[\\/](.+)$/

/**
 * Parts of the router that data mode never enters. Each stands for a module of the package and exports the same names,
 * which lean-router.test.ts holds against the installed version.
 */
const leftOut: Record<string, string> = {
  // Observers of navigations: only called where a router is made with `instrumentations`.
  'lib/router/instrumentation.js': [
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined',
    'export const getRouteInstrumentationUpdates = () => ({})',
    'export const instrumentClientSideRouter = (router) => router',
    'export const instrumentHandler = (handler) => handler',
    'export const instrumentationResultMetaContext = undefined',
  ].join('\n'),
  // Errors of server components, recognised by their digest. There are none.
  'lib/errors.js': [
    'export const decodeRedirectErrorDigest = () => undefined',
    'export const decodeRouteErrorResponseDigest = () => undefined',
  ].join('\n'),
}

/**
 * The router is one package for three modes. Its components are made by calls that the bundler cannot know to be
 * harmless, and named by assignments that keep them alive: marked and unnamed, those that nobody imports fall away.
 * What it would tell a programmer who uses it wrongly, development builds tell. 6 KB of the 100 that a public page may weigh: docs/decisions/0038.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  enforce: 'pre',
  load(id) {
    return leftOut[partOf(id)] ?? null
  },
  transform(code, id) {
    return partOf(id) === '' ? null : withoutAdvice(markAsPure(code))
  },
}

function partOf(id: string): string {
  return routerFile.exec(id)?.[1]?.replaceAll('\\', '/') ?? ''
}

export function markAsPure(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
}

const check = String.raw`\s*(?:if \(.*\) )?(?:invariant|warning|warningOnce|warnOnce)\(.*?`
const text = String.raw`"(?:[^"\\]|\\.)*"`
const explanation = [
  '`.*`',
  String.raw`${text}(?: \+ \w+ \+ ${text})?`,
  String.raw`get(?:InvalidPath|DataRouterConsole)Error\(.*\)`,
  'navigateEffectWarning',
].join('|')
const explained = new RegExp(String.raw`^(${check}), (?:${explanation})\);$`, 'gm')

/** The checks stay, their explanations go. */
export function withoutAdvice(code: string): string {
  return code.replaceAll(explained, '$1);')
}

export const standIns = leftOut
