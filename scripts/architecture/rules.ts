/** Import directions as data: what may not import what, and why. Paths are relative to the project's root. */
export type Rule = {
  name: string
  why: string
  from: RegExp
  to: RegExp
  /** Type imports have no effect at run time; some rules allow them. */
  allowsTypes?: boolean
}

const tests = /\.(test|spec)\.tsx?$|\/specs\//
const features =
  'auth|users|two-factor|security|email-change|passkeys|deletions|personal-data|clubs|contact|audit|health|memberships|membership-requests|bans|invitations|offers|announcements|meetings|notices|reports'
const useCase = new RegExp(`^api/src/(${features})/[^/]+(?<!\\.routes|\\.queries|\\.test)\\.ts$`)
const packages = (...names: string[]) => new RegExp(`^package:(${names.join('|')})(/|$)`)

export const rules: Rule[] = [
  {
    name: 'contract-is-pure',
    why: 'the contract imports zod and nothing else',
    from: /^contract\/src\/(?!.*\.test\.ts$)/,
    to: /^(?!contract\/src\/|package:zod$)/,
  },
  {
    name: 'api-imports-no-other-package',
    why: 'packages know each other only through the contract',
    from: /^api\//,
    to: /^(web|server|e2e|bench|art|trials)\//,
  },
  {
    name: 'web-imports-no-other-package',
    why: 'packages know each other only through the contract',
    from: /^web\//,
    to: /^(api|server|e2e|bench|art|trials)\//,
  },
  {
    name: 'server-does-not-import-web',
    why: 'the server serves what the build made',
    from: /^server\//,
    to: /^(web|e2e|bench|art|trials)\//,
  },
  {
    name: 'server-uses-the-api-entry',
    why: 'api/src/api.ts is the public entry of the API',
    from: /^server\/src\//,
    to: /^api\/src\/(?!api\.ts$)/,
  },
  {
    name: 'tests-reach-the-product-through-http',
    why: 'browser tests, benchmarks and trials reach the product only through HTTP',
    from: /^(e2e|bench|testing|trials)\//,
    to: /^(api|web|server)\//,
  },
  {
    name: 'routes-write-no-sql',
    why: 'routes call use cases and queries',
    from: /^api\/src\/.*\.routes\.ts$/,
    to: packages('drizzle-orm', 'pg'),
  },
  {
    name: 'use-cases-know-no-http',
    why: 'HTTP is for http/ and routes',
    from: useCase,
    to: /^package:fastify|^api\/src\/http\//,
    allowsTypes: true,
  },
  {
    name: 'use-cases-write-no-sql',
    why: 'SQL belongs in *.queries.ts',
    from: useCase,
    to: /^package:(drizzle-orm|pg)(\/|$)|^api\/src\/database\/([\w-]+-)?schema\.ts$/,
    allowsTypes: true,
  },
  {
    name: 'queries-do-not-refuse',
    why: 'rules and refusals belong in use cases',
    from: /^api\/src\/.*\.queries\.ts$/,
    to: /^package:fastify|^api\/src\/(refusal\.ts|http\/)/,
    allowsTypes: true,
  },
  {
    name: 'only-build-api-imports-routes',
    why: 'only build-api knows routes',
    from: /^api\/src\/(?!build-api\.ts)/,
    to: /\.routes\.ts$/,
  },
  {
    name: 'only-the-server-reads-the-environment',
    why: 'settings come in through server/src/settings.ts',
    from: /^(contract|api|web\/app)\/(?!.*(\.test\.ts|specs\/))/,
    to: /^node:process$/,
  },
  {
    name: 'components-have-no-product-nouns',
    why: 'components know no product noun',
    from: /^web\/app\/components\//,
    to: /^(web\/app\/(?!components\/|styles\/)|contract\/)/,
  },
  {
    name: 'features-do-not-import-routes',
    why: 'a feature knows no page and no layout',
    from: /^web\/app\/features\//,
    to: /^web\/app\/(routes|layout)\//,
  },
  {
    name: 'layout-does-not-import-routes',
    why: 'the layout is the same on every page',
    from: /^web\/app\/layout\//,
    to: /^web\/app\/routes\//,
  },
  {
    name: 'no-test-code-in-the-product',
    why: 'specs stay outside',
    from: /^(contract\/src|api\/src|server\/src|web\/app)\/(?!.*\.test\.tsx?$)/,
    to: new RegExp(`${tests.source}|^package:(vitest|@playwright/test)`),
  },
]

/** Features may import queries and pure modules of each other: a use case that calls another one hides a transaction. */
export const featureOf = new RegExp(`^api/src/(${features})/`)
export const pageOf = /^web\/app\/routes\/([^/.]+)/

export const forbiddenNames =
  /(^|\/)(utils?|helpers?|lib|common|misc|shared|core|managers?)(\/|\.[a-z]+$)|(^|\/)index\.tsx?$/
