import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkArchitecture } from './check-architecture.ts'

let house: string
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'aurivane-house-'))
})
afterEach(() => rmSync(house, { recursive: true }))

/** Builds a small house of the files given and says what is wrong with it. */
function complaintsAbout(files: Record<string, string>): string[] {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(house, dirname(file)), { recursive: true })
    writeFileSync(join(house, file), content)
  }
  return checkArchitecture(house, Object.keys(files))
}

describe('The architecture check', () => {
  it('is content with a house whose imports go one way', () => {
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
    ['an API that knows the web', 'api/src/a.ts', `import '../../web/app/a.ts'`, 'api-stands-alone'],
    ['a web that knows the API', 'web/app/a.ts', `import '@aurivane/api/services'`, 'web-stands-alone'],
    [
      'a server that imports the web',
      'server/src/a.ts',
      `import '../../web/app/a.ts'`,
      'server-knows-web-as-files',
    ],
    [
      'a server that imports an inner file of the API',
      'server/src/a.ts',
      `import '../../api/src/http/mount.ts'`,
      'server-uses-the-api-entry',
    ],
    ['a journey that imports the API', 'e2e/a.ts', `import '@aurivane/api/services'`, 'outside-speaks-http'],
    [
      'a route that writes SQL',
      'api/src/clubs/a.routes.ts',
      `import { eq } from 'drizzle-orm'`,
      'routes-write-no-sql',
    ],
    [
      'a verb that knows HTTP',
      'api/src/clubs/a.ts',
      `import { mount } from '../http/mount.ts'`,
      'verbs-know-no-http',
    ],
    [
      'a verb that writes SQL',
      'api/src/clubs/a.ts',
      `import { eq } from 'drizzle-orm'`,
      'verbs-write-no-sql',
    ],
    [
      'a query that refuses',
      'api/src/clubs/a.queries.ts',
      `import { Refusal } from '../refusal.ts'`,
      'queries-have-no-opinion',
    ],
    [
      'a noun that knows routes',
      'api/src/clubs/a.ts',
      `import './clubs.routes.ts'`,
      'nothing-travels-back-up',
    ],
    [
      'furniture that knows the product',
      'web/app/ui/a.tsx',
      `import '../product/flag.tsx'`,
      'ui-is-furniture',
    ],
    [
      'a product piece that knows a page',
      'web/app/product/a.tsx',
      `import '../pages/home.tsx'`,
      'product-is-below-pages',
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

  it('fails on a verb that calls a verb, but not on one that reads another feature’s queries', () => {
    const files = {
      'api/src/auth/log-out.ts': 'export const logOut = 1',
      'api/src/auth/sessions.queries.ts': 'export const end = 1',
      'api/src/users/toggle-suspension.ts': `import { logOut } from '../auth/log-out.ts'\nimport { end } from '../auth/sessions.queries.ts'\nexport const t = [logOut, end]`,
    }
    expect(complaintsAbout(files)).toEqual([expect.stringContaining('verbs never call verbs')])
  })

  it('fails on a page that imports another page', () => {
    expect(complaintsAbout({ 'web/app/pages/faq.tsx': `import './help.tsx'` }).join()).toContain(
      'moves to product/',
    )
  })

  it('fails on a cycle', () => {
    const files = { 'server/src/a.ts': `import './b.ts'`, 'server/src/b.ts': `import './a.ts'` }
    expect(complaintsAbout(files)).toEqual(['cycle: server/src/a.ts -> server/src/b.ts -> server/src/a.ts'])
  })

  it.each(['api/src/utils/a.ts', 'web/app/helpers/b.ts', 'server/src/misc.ts', 'contract/src/index.ts'])(
    'fails on the name %s',
    (file) => {
      expect(complaintsAbout({ [file]: '' })).toEqual([`${file}: this name may not exist`])
    },
  )
})
