/** The house's directions as data: who may not import what, and why. Paths are relative to the project's root. */
export type Rule = {
  name: string
  why: string
  from: RegExp
  to: RegExp
  /** Imports of types alone build nothing and call nothing; some rules let them pass. */
  typesMayPass?: boolean
}

const tests = /\.(test|spec)\.tsx?$|\/specs\//
const features = 'auth|users|two-factor|clubs|contact|audit|health'
const verb = new RegExp(`^api/src/(${features})/[^/]+(?<!\\.routes|\\.queries|\\.test)\\.ts$`)
const packages = (...names: string[]) => new RegExp(`^package:(${names.join('|')})(/|$)`)

export const rules: Rule[] = [
  {
    name: 'contract-is-pure',
    why: 'the contract imports zod and nothing else',
    from: /^contract\/src\/(?!.*\.test\.ts$)/,
    to: /^(?!contract\/src\/|package:zod$)/,
  },
  {
    name: 'api-stands-alone',
    why: 'rooms talk through the contract',
    from: /^api\//,
    to: /^(web|server|e2e|bench|trials)\//,
  },
  {
    name: 'web-stands-alone',
    why: 'rooms talk through the contract',
    from: /^web\//,
    to: /^(api|server|e2e|bench|trials)\//,
  },
  {
    name: 'server-knows-web-as-files',
    why: 'the server serves what the build made',
    from: /^server\//,
    to: /^(web|e2e|bench|trials)\//,
  },
  {
    name: 'server-uses-the-api-entry',
    why: 'api/src/api.ts is the public entry of the API',
    from: /^server\/src\//,
    to: /^api\/src\/(?!api\.ts$)/,
  },
  {
    name: 'outside-speaks-http',
    why: 'journeys, benchmarks and trials reach the product only through HTTP',
    from: /^(e2e|bench|trials)\//,
    to: /^(api|web|server)\//,
  },
  {
    name: 'routes-write-no-sql',
    why: 'a route says, it does not decide',
    from: /^api\/src\/.*\.routes\.ts$/,
    to: packages('drizzle-orm', 'pg'),
  },
  {
    name: 'verbs-know-no-http',
    why: 'HTTP is for http/ and routes',
    from: verb,
    to: /^package:fastify|^api\/src\/http\//,
    typesMayPass: true,
  },
  {
    name: 'verbs-write-no-sql',
    why: 'SQL stands in *.queries.ts',
    from: verb,
    to: /^package:(drizzle-orm|pg)(\/|$)|^api\/src\/database\/schema\.ts$/,
    typesMayPass: true,
  },
  {
    name: 'queries-have-no-opinion',
    why: 'rules and refusals are for verbs',
    from: /^api\/src\/.*\.queries\.ts$/,
    to: /^package:fastify|^api\/src\/(refusal\.ts|http\/)/,
    typesMayPass: true,
  },
  {
    name: 'nothing-travels-back-up',
    why: 'only build-api knows routes',
    from: /^api\/src\/(?!build-api\.ts)/,
    to: /\.routes\.ts$/,
  },
  {
    name: 'only-the-door-reads-the-environment',
    why: 'settings come in through server/src/settings.ts',
    from: /^(contract|api|web\/app)\/(?!.*(\.test\.ts|specs\/))/,
    to: /^node:process$/,
  },
  {
    name: 'ui-is-furniture',
    why: 'ui knows no product noun',
    from: /^web\/app\/ui\//,
    to: /^(web\/app\/(?!ui\/|styles\/)|contract\/)/,
  },
  {
    name: 'product-is-below-pages',
    why: 'a product piece knows no page and no frame',
    from: /^web\/app\/product\//,
    to: /^web\/app\/(pages|frame)\//,
  },
  {
    name: 'frame-is-below-pages',
    why: 'the frame is the same on every page',
    from: /^web\/app\/frame\//,
    to: /^web\/app\/pages\//,
  },
  {
    name: 'no-test-code-in-the-product',
    why: 'specs stay outside',
    from: /^(contract\/src|api\/src|server\/src|web\/app)\/(?!.*\.test\.tsx?$)/,
    to: new RegExp(`${tests.source}|^package:(vitest|@playwright/test)`),
  },
]

/** Features may reach sideways only for queries and pure nouns: a verb that calls a verb hides a transaction. */
export const featureOf = new RegExp(`^api/src/(${features})/`)
export const pageOf = /^web\/app\/pages\/([^/.]+)/

export const forbiddenNames =
  /(^|\/)(utils?|helpers?|lib|common|misc|shared|core|managers?)(\/|\.[a-z]+$)|(^|\/)index\.tsx?$/
