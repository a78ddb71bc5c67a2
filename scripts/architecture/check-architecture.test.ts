import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkArchitecture } from './check-architecture.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'aurivane-architecture-'))
})
afterEach(() => rmSync(project, { recursive: true }))

/** Writes a small project of the given files and returns its violations. */
function complaintsAbout(files: Record<string, string>): string[] {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(project, dirname(file)), { recursive: true })
    writeFileSync(join(project, file), content)
  }
  const sources = Object.keys(files).filter((file) => !file.startsWith('node_modules/'))
  return checkArchitecture(project, sources)
}

describe('The architecture check', () => {
  it('accepts a project whose imports go one way', () => {
    const files = {
      'contract/src/clubs.ts': `import { z } from 'zod'\nexport const club = z.string()`,
      'api/src/clubs/clubs.queries.ts': `import { eq } from 'drizzle-orm'\nexport const find = () => eq`,
      'api/src/clubs/create-club.ts': `import { club } from '@aurivane/contract/clubs'\nimport { find } from './clubs.queries.ts'\nexport const create = [club, find]`,
      'api/src/clubs/clubs.routes.ts': `import { create } from './create-club.ts'\nexport const routes = create`,
    }
    expect(complaintsAbout(files)).toEqual([])
  })

  it.each([
    ['a contract that does I/O', 'contract/src/a.ts', `import 'node:fs'`, 'contract-is-pure'],
    [
      'an API that knows the web',
      'api/src/a.ts',
      `import '../../web/app/a.ts'`,
      'api-imports-no-other-package',
    ],
    [
      'a web that knows the API',
      'web/app/a.ts',
      `import '@aurivane/api/services'`,
      'web-imports-no-other-package',
    ],
    [
      'a server that imports the web',
      'server/src/a.ts',
      `import '../../web/app/a.ts'`,
      'server-does-not-import-web',
    ],
    [
      'a server that imports an inner file of the API',
      'server/src/a.ts',
      `import '../../api/src/http/mount.ts'`,
      'server-uses-the-api-entry',
    ],
    [
      'a browser test that imports the API',
      'e2e/a.ts',
      `import '@aurivane/api/services'`,
      'tests-reach-the-product-through-http',
    ],
    [
      'a route that writes SQL',
      'api/src/clubs/a.routes.ts',
      `import { eq } from 'drizzle-orm'`,
      'routes-write-no-sql',
    ],
    [
      'a use case that knows HTTP',
      'api/src/clubs/a.ts',
      `import { mount } from '../http/mount.ts'`,
      'use-cases-know-no-http',
    ],
    [
      'a use case that writes SQL',
      'api/src/clubs/a.ts',
      `import { eq } from 'drizzle-orm'`,
      'use-cases-write-no-sql',
    ],
    [
      'a query that refuses',
      'api/src/clubs/a.queries.ts',
      `import { Refusal } from '../refusal.ts'`,
      'queries-do-not-refuse',
    ],
    [
      'a pure module that knows routes',
      'api/src/clubs/a.ts',
      `import './clubs.routes.ts'`,
      'only-build-api-imports-routes',
    ],
    [
      'a UI component that knows the product',
      'web/app/components/a.tsx',
      `import '../features/flag.tsx'`,
      'components-have-no-product-nouns',
    ],
    [
      'a feature that knows a page',
      'web/app/features/a.tsx',
      `import '../routes/home.tsx'`,
      'features-do-not-import-routes',
    ],
    [
      'a product that imports tests',
      'api/src/a.ts',
      `import { it } from 'vitest'`,
      'no-test-code-in-the-product',
    ],
  ])('fails on %s', (_what, file, content, rule) => {
    expect(complaintsAbout({ [file]: content }).join()).toContain(rule)
  })

  it('fails on a use case that calls another one, but not on one that uses another feature’s queries', () => {
    const files = {
      'api/src/auth/log-out.ts': 'export const logOut = 1',
      'api/src/auth/sessions.queries.ts': 'export const end = 1',
      'api/src/users/toggle-suspension.ts': `import { logOut } from '../auth/log-out.ts'\nimport { end } from '../auth/sessions.queries.ts'\nexport const t = [logOut, end]`,
    }
    expect(complaintsAbout(files)).toEqual([expect.stringContaining('use cases never call use cases')])
  })

  it('fails on a page that imports another page', () => {
    expect(complaintsAbout({ 'web/app/routes/faq.tsx': `import './help.tsx'` }).join()).toContain(
      'moves to features/',
    )
  })

  it.each([
    ['a name in code', 'api/src/a.ts', 'export const openDoors = 1', '“doors”'],
    ['a constant', 'server/src/a.ts', 'export const FAREWELL_MS = 1', '“farewell”'],
    ['a comment', 'server/src/a.ts', '// Whoever asks first makes the key.', '“whoever”'],
    ['a test title', 'api/specs/a.spec.ts', `it('is empty when nobody sees it', () => {})`, '“nobody sees”'],
    ['a file name', 'trials/post-office.ts', 'export const a = 1', '“office”'],
    ['a document', 'docs/a.md', 'Four rooms talk through the contract.', '“rooms”'],
    ['a configuration', 'deploy/nginx/a.conf', '# a closing door', '“door”'],
    ['a class name', 'web/app/components/a.css', '.table-room {}', '“room”'],
    ['a browser test', 'e2e/a.spec.ts', `test('whoever submits first', () => {})`, '“whoever”'],
    ['the README', 'README.md', 'furniture and a stand-in', '“furniture”'],
    ['the same line', 'docs/a.md', 'furniture and a stand-in', '“stand-in”'],
  ])('fails on a forbidden word in %s', (_where, file, content, word) => {
    expect(complaintsAbout({ [file]: content }).join()).toContain(word)
  })

  it.each([
    ['longer words', 'api/src/a.ts', '// indoor, warehouse, bathroom, officer, crowdsourcing'],
    [
      'phrases that are meant literally',
      'docs/a.md',
      'A line of text; nobody knows; wait outside; stand in for',
    ],
    ['words that are mentioned in quotes', 'docs/a.md', 'Do not write “whoever”.'],
    ['licence texts of others', 'docs/licences.md', 'to whom the Software is furnished'],
    ['texts that people read', 'web/app/texts/en/a.ts', `export const a = 'furniture of the office'`],
    ['contents that people read', 'web/content/bulletin/a.md', 'A room full of traders.'],
  ])('does not take %s for forbidden words', (_what, file, content) => {
    expect(complaintsAbout({ [file]: content })).toEqual([])
  })

  it('fails on a cycle', () => {
    const files = { 'server/src/a.ts': `import './b.ts'`, 'server/src/b.ts': `import './a.ts'` }
    expect(complaintsAbout(files)).toEqual(['cycle: server/src/a.ts -> server/src/b.ts -> server/src/a.ts'])
  })

  it('fails on a cycle through a dynamic import', () => {
    const files = {
      'server/src/a.ts': `export const load = () => import('./b.ts')`,
      'server/src/b.ts': `import './a.ts'`,
    }
    expect(complaintsAbout(files)).toEqual(['cycle: server/src/a.ts -> server/src/b.ts -> server/src/a.ts'])
  })

  it.each(['api/src/utils/a.ts', 'web/app/helpers/b.ts', 'server/src/misc.ts', 'contract/src/index.ts'])(
    'fails on the name %s',
    (file) => {
      expect(complaintsAbout({ [file]: '' })).toEqual([`${file}: this name may not exist`])
    },
  )
})

/** A package that exports its entry and one more file, and keeps the rest for itself. */
const installed = {
  'node_modules/thing/package.json': JSON.stringify({
    exports: { '.': './main.js', './tools': './tools.js' },
  }),
  'node_modules/old-thing/package.json': JSON.stringify({ main: 'main.js' }),
}

describe('A private interface', () => {
  it.each([
    ['a hidden member', `reply.raw._storeHeader('HTTP/1.1 200 OK')`],
    ['a hidden member by its text', `thing['_hidden']()`],
    ['a hidden member that is taken out', `const { _storeHeader: store } = thing`],
    ['a hidden method that is overridden', `class Mine extends Thing { _storeHeader() {} }`],
    ['a hidden setting', `Object.assign(globalThis, { __thing_config: 1 })`],
    ['an assignment to a prototype', `Thing.prototype.send = () => {}`],
    ['a prototype that gets members', `Object.assign(Thing.prototype, { send() {} })`],
    ['a method of a prototype', `import { Server } from 'node:http'\nServer.prototype.close.call(server)`],
    [
      'an instance that gets another method',
      `import { Pool } from 'thing'\nconst pool = new Pool()\npool.query = ours`,
    ],
    [
      'an instance that was awaited',
      `import { open } from 'thing'\nconst pool = await open()\npool.query = ours`,
    ],
    [
      'an instance made by a member',
      `import t from 'thing'\nconst output = t.destination(1)\noutput.write = () => true`,
    ],
    [
      'an inner object of an instance',
      `import { make } from 'thing'\nconst it = make()\nit.stream.write = ours`,
    ],
    [
      'a parameter of an imported type',
      `import type { Client } from 'thing'\nfunction f(client: Client) { client.query = ours }`,
    ],
    [
      'members given to an instance',
      `import { make } from 'thing'\nconst it = make()\nObject.assign(it, { ours })`,
    ],
    [
      'members given to a new instance',
      `import { make } from 'thing'\nexport const it = Object.assign(make(1), { ours })`,
    ],
    [
      'a member defined on an instance',
      `import { make } from 'thing'\nObject.defineProperty(make(), 'a', {})`,
    ],
    ['a connection of one’s own making', `server.emit('connection', socket)`],
    ['a corked stream', `client.stream.cork()`],
    ['an uncorked stream', `client.stream.uncork()`],
    ['a binding of Node.js', `process.binding('fs')`],
    ['another binding of Node.js', `internalBinding('fs')`],
    ['an exit past its listeners', `process.reallyExit(0)`],
    ['an inner file', `import { inner } from 'thing/dist/inner.js'`],
    ['an inner file that is exported on', `export { inner } from 'thing/src/inner.js'`],
    ['an inner file that is loaded late', `await import('thing/lib/inner.js')`],
    ['an inner file that is required', `require('thing/lib/inner.js')`],
    ['an inner file that is looked for', `import.meta.resolve('thing/dist/inner.js')`],
    ['a file of a package that exports nothing by name', `import 'old-thing/lib/inner.js'`],
    ['a path into node_modules', `import '../../node_modules/thing/main.js'`],
    ['an inner file of Node.js', `import 'node:internal/http'`],
  ])('is found: %s', (_what, content) => {
    const file = 'server/src/a.ts'
    const complaints = complaintsAbout({ ...installed, [file]: content })
    expect(complaints.filter((line) => line.includes('private-interface'))).not.toEqual([])
  })

  it.each([
    ['an own object', `const it = { query: 1 }\nit.query = 2\nObject.assign(it, { more: 3 })`],
    ['a class of one’s own', `class Mine { size = 1 }\nconst it = new Mine()\nit.size = 2`],
    ['a private field', `class Mine { #size = 1\n grow() { this.#size += 1 } }`],
    [
      'a React ref',
      `import { useRef } from 'thing'\nconst it = useRef(null)\nit.current = 1\nit.current.open = true`,
    ],
    ['React’s markup', `export const it = { dangerouslySetInnerHTML: { __html: '' } }`],
    [
      'methods of an instance',
      `import { Pool } from 'thing'\nconst pool = new Pool()\npool.on('error', () => {})`,
    ],
    ['an event of one’s own', `server.emit('ready')`],
    ['an exported file', `import { tool } from 'thing/tools'\nimport { main } from 'thing'`],
    ['data of a package', `import shapes from 'old-thing/shapes.json'`],
    ['a method named like one of process', `schema.binding('a')`],
    ['an argument that is not used', `export const f = (_request: unknown) => 1`],
  ])('is not %s', (_what, content) => {
    expect(complaintsAbout({ ...installed, 'server/src/a.ts': content })).toEqual([])
  })

  it('may be used by tests, which replace dependencies', () => {
    expect(complaintsAbout({ 'server/src/a.test.ts': `pool._hidden = 1` })).toEqual([])
  })
})
