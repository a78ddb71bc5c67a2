import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request as requestPlainly, type IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_COUNTRY } from '@aurivane/contract/countries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from '../../server/specs/support/running-site.ts'
import { findNginx, startNginx } from '../../testing/nginx-in-front.ts'
import { findFreePort } from '../../testing/find-free-port.ts'
import { embeddedUrl, query } from '../../testing/query.ts'
import { send } from '../../testing/send.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Headers = Record<string, string>

const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Headers of one connection or request. */
const ofTheLine = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding', 'x-request-id']
/** The 5 s of nginx's cache, and one more for a busy machine. */
const FRESH_WITHIN_MS = 6_000
/** For readers in countries where return figures must not be shown. */
const WITHOUT_FIGURES = { cookie: 'policy=off' }
/** One more than the page of a club shows at first. */
const MEETINGS = 6
const ANNOUNCEMENTS = 11

let folder: string
let port: string
let publicUrl: string
let site: RunningSite
let nginx: Awaited<ReturnType<typeof startNginx>>
let agent: Agent

function startInstance(url: string) {
  return startSite({
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
  })
}

function ask(url: string, path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  const { protocol, port: at } = new URL(url)
  const options = { host: '127.0.0.1', port: at, path, method, headers: { host: 'localhost', ...headers } }
  return new Promise((resolve, reject) => {
    const send = protocol === 'https:' ? request : requestPlainly
    const more = protocol === 'https:' ? { agent, servername: 'localhost' } : {}
    const asked = send({ ...options, ...more }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).filter(([name]) => !ofTheLine.includes(name)),
          ),
          body: createHash('sha256').update(Buffer.concat(chunks)).digest('hex'),
        }),
      )
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

const behind = (path: string, headers?: Headers, method?: string) =>
  ask(nginx.url, path, { ...BROTLI, ...headers }, method)
const directly = (path: string, headers?: Headers, method?: string) =>
  ask(site.url, path, { ...BROTLI, ...headers }, method)

/** The document itself, as readable text. */
async function textBehind(path: string) {
  return (await send(nginx.url, { path, agent, headers: { 'accept-encoding': 'identity' } })).text
}

/** Club 1, with more announcements and meetings than its page shows at first. */
async function makeClub() {
  const database = embeddedUrl(folder)
  await query(
    database,
    `insert into clubs (title, description, country, privacy, state, created_at)
     values ('Readers', 'We read charts.', $1, false, 'verified', now())`,
    [DEFAULT_COUNTRY],
  )
  await query(
    database,
    `insert into announcements (club_id, title, text, created_at)
     select 1, 'Announcement ' || n, 'Text', now() from generate_series(1, ${ANNOUNCEMENTS}) n`,
  )
  await query(
    database,
    `insert into meetings (club_id, title, local_start, time_zone, minutes, starts_at, ends_at, changed_at)
     select 1, 'Meeting ' || n, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'UTC', 60, at, at + interval '1 hour', now()
     from generate_series(1, ${MEETINGS}) n, lateral (select date_trunc('hour', now()) + n * interval '1 day' as at)`,
  )
}

function statesOf(path: string) {
  return nginx
    .readLogs()
    .split('\n')
    .filter((line) => line.includes(`"path":"${path}"`))
    .map((line) => (JSON.parse(line) as { cache: string }).cache)
}

describe.runIf(findNginx())('Pages behind the deployed nginx', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aurivane-pages-behind-nginx-'))
    port = String(await findFreePort())
    const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
    publicUrl = `https://localhost:${httpsPort}`
    site = await startInstance(publicUrl)
    await makeClub()
    nginx = await startNginx({ host: 'localhost', httpPort, httpsPort, instances: [`127.0.0.1:${port}`] })
    agent = new Agent({ keepAlive: true, ca: nginx.certificate })
  })
  afterAll(async () => {
    agent.destroy()
    await nginx.stop()
    await site.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  const languages: [string, string, Headers][] = [
    ['/terms', 'en', {}],
    ['/terms', 'en', { 'accept-language': 'fr-CH, fr;q=0.9, *;q=0.5' }],
    ['/terms', 'it', { 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' }],
    ['/terms', 'de', { 'accept-language': 'de-AT,de;q=0.8,en-US;q=0.5,en;q=0.3' }],
    ['/terms', 'de', { 'accept-language': 'en;q=0.1, de;q=0.9' }],
    ['/terms', 'it', { 'accept-language': 'de;Q=0.1,it;Q=0.9' }],
    ['/terms', 'it', { 'accept-language': 'it_IT' }],
    ['/terms', 'en', { 'accept-language': 'ge' }],
    ['/terms', 'it', { 'accept-language': 'de', cookie: 'uid=1; i18next=it; atoken=x' }],
    ['/terms', 'de', { 'accept-language': 'it', cookie: 'i18next=ge' }],
    ['/it/terms', 'it', { 'accept-language': 'de', cookie: 'i18next=ge' }],
    ['/ge/terms', 'de', {}],
    ['/ge', 'de', { 'accept-language': 'it' }],
  ]
  it.each(
    languages.flatMap(([path, locale, headers]) =>
      ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((encoding) => ({
        path,
        locale,
        headers: { ...headers, 'accept-encoding': encoding },
      })),
    ),
  )('are those of the site, first and again, head and body: $path $headers', async (one) => {
    const wanted = await directly(one.path, one.headers)
    expect(wanted.headers['content-language']).toBe(one.locale)
    for (const round of [1, 2]) expect([round, await behind(one.path, one.headers)]).toEqual([round, wanted])
  })

  it('are requested from the site once per language and encoding, for all visitors', async () => {
    await behind('/faq')
    await behind('/faq', { cookie: 'uid=7; atoken=abc; cookie_policy=read' })
    await behind('/faq', { 'accept-encoding': 'br' })
    await behind('/faq', { 'accept-encoding': 'gzip' })
    await behind('/faq', { 'accept-language': 'it' })
    await behind('/faq', { cookie: 'i18next=it' })
    await expect.poll(() => statesOf('/faq')).toEqual(['MISS', 'HIT', 'HIT', 'MISS', 'MISS', 'HIT'])
  })

  it('are cached once, however the caller came to them', async () => {
    for (const site of ['none', 'cross-site']) {
      const headers = { 'sec-fetch-site': site }
      expect(await behind('/contact', headers)).toEqual(await directly('/contact', headers))
    }
    await expect.poll(() => statesOf('/contact')).toEqual(['MISS', 'HIT'])
  })

  it('answer 304, HEAD and Range as the site does', async () => {
    const { headers } = await behind('/help')
    const known = { 'if-none-match': String(headers.etag) }
    const ranged = { range: 'bytes=0-9' }
    expect(await behind('/help', known)).toEqual(await directly('/help', known))
    expect((await behind('/help', known)).status).toBe(304)
    expect(await behind('/help', {}, 'HEAD')).toEqual(await directly('/help', {}, 'HEAD'))
    expect(await behind('/help', ranged)).toEqual(await directly('/help', ranged))
    expect(await behind('/help', {}, 'POST')).toEqual(await directly('/help', {}, 'POST'))
    expect(statesOf('/help').filter((state) => state === 'MISS')).toHaveLength(1)
  })

  it('are not cached where they depend on the visitor, set a cookie or do not exist', async () => {
    const paths = [
      '/profile',
      '/login',
      '/partners?lng=it',
      '/no/such/page',
      '/en/faq',
      '/partners/',
      '/api/v1/clubs',
    ]
    for (const path of paths) {
      for (const headers of [{ cookie: 'uid=1' }, {}, { cookie: 'uid=1' }] as Headers[]) {
        expect([path, (await behind(path, headers)).headers]).toEqual([
          path,
          (await directly(path, headers)).headers,
        ])
      }
    }
    expect((await behind('/profile')).headers.location).toBe('/login')
    expect((await behind('/partners')).headers['content-language']).toBe('en')
    const states = paths.flatMap((path) => statesOf(path.split('?')[0] ?? ''))
    expect(states.filter((state) => !['MISS', 'BYPASS', ''].includes(state))).toEqual([])
    expect(new Set(statesOf('/api/v1/clubs'))).toEqual(new Set(['']))
  })

  // Requests that nginx and the site may read differently. Each uses a page of its own that is not cached yet.
  it.each([
    ['/aboutus', { 'accept-language': 'en,it;q=9' }],
    ['/how-this-works', { 'accept-language': `${'x'.repeat(497)},italian` }],
    ['/what-is-forex', { 'accept-encoding': 'br;q=0.5, gzip' }],
    ['/privacy', { cookie: 'i18next=en; i18next=it' }],
    ['/countries', { cookie: 'I18NEXT=it' }],
  ] as [string, Headers][])('cannot be put in another one’s place: %s', async (path, headers) => {
    await behind(path, headers)
    expect(await behind(path)).toEqual(await directly(path))
    const italian = { 'accept-language': 'it' }
    expect(await behind(path, italian)).toEqual(await directly(path, italian))
  })

  // Addresses and cookies that nginx and the site may read differently. Each uses a page that is not cached yet.
  it.each([
    ['/it/clubs', '?after=999999999', {}],
    ['/ge/clubs', `?country=${DEFAULT_COUNTRY}&after=999999999`, {}],
    ['/it/countries', '?%73elect=Africa', {}],
    ['/ge/countries', '?x&select=Africa', {}],
    ['/it/clubs/1', '?meetings=all', {}],
    ['/ge/clubs/1', '?m%65etings=all', {}],
    ['/it/how-this-works', '', { cookie: 'POLICY=off' }],
    ['/ge/how-this-works', '', { cookie: 'policy=on; policy=off' }],
    ['/it/aboutus', '', { cookie: 'policy=off; policy=on' }],
    ['/ge/aboutus', '', { cookie: 'policy=off=1' }],
    ['/it', '', { cookie: 'policy =off' }],
    ['/it/faq', '', { cookie: 'i18next=it; policy=off; Policy=off' }],
  ] as [string, string, Headers][])(
    'of everybody else are as they should be after %s%s %s',
    async (path, search, headers) => {
      const attack = await directly(path + search, headers)
      const [plain, withoutFigures] = [await directly(path), await directly(path, WITHOUT_FIGURES)]
      expect([plain.body, withoutFigures.body].some((body) => body !== attack.body)).toBe(true)
      expect(await behind(path + search, headers)).toEqual(attack)
      expect(await behind(path)).toEqual(plain)
      expect(await behind(path, WITHOUT_FIGURES)).toEqual(withoutFigures)
      expect(await behind(path + search, headers)).toEqual(attack)
    },
  )

  it('are cached for readers without return figures and with one selection of a list; other queries go to the site', async () => {
    const asked: [string, Headers?][] = [
      ['/glossary'],
      ['/glossary', WITHOUT_FIGURES],
      ['/glossary', { cookie: 'uid=7; policy=off; i18next=en' }],
      ['/glossary', { cookie: 'policy=gb' }],
      ['/glossary', { cookie: 'policy=on' }],
      ['/glossary?select=Africa'],
      ['/glossary?select=Africa'],
      ['/glossary?select=Africa&after=2'],
      ['/glossary?utm_source=letter'],
      ['/glossary?'],
      ['/glossary'],
    ]
    for (const [path, headers] of asked) await behind(path, headers)
    const states = 'MISS MISS HIT MISS BYPASS MISS HIT BYPASS BYPASS BYPASS HIT'
    await expect.poll(() => statesOf('/glossary').join(' ')).toBe(states)
  })

  it('have links that work without scripts to more meetings and older announcements', async () => {
    const first = await textBehind('/clubs/1')
    expect(first).not.toContain(`Meeting ${MEETINGS}<`)
    const links = [...first.matchAll(/href="(\/clubs\/1\?[^"]+)"/g)].map(([, link = '']) => link)
    const [older = ''] = links.filter((link) => link.includes('after='))
    const [more = ''] = links.filter((link) => link.includes('meetings='))
    expect(await textBehind(more)).toContain(`Meeting ${MEETINGS}<`)
    expect(first).toContain('Announcement 2<')
    expect(first).not.toContain('Announcement 1<')
    expect(await textBehind(older)).toContain('Announcement 1<')
    expect(await textBehind('/clubs/1')).toBe(first)
  })

  it('leave no token on the disk', async () => {
    await behind('/auth/confirmemail?token=very-secret-token')
    await behind('/clubs/1?invitation=very-secret-token')
    const kept = globSync(`${nginx.cacheFolder}*/**`).filter((path) => statSync(path).isFile())
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((path) => readFileSync(path, 'latin1').includes('very-secret'))).toEqual([])
  })

  it('stay when no instance answers, and are fresh within seconds when another one does', async () => {
    const old = await behind('/clubs')
    await site.stop('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, FRESH_WITHIN_MS))
    expect(await behind('/clubs')).toEqual(old)
    site = await startInstance('https://elsewhere.example')
    const fresh = await directly('/clubs')
    expect(fresh.body).not.toBe(old.body)
    await expect.poll(() => behind('/clubs'), { timeout: FRESH_WITHIN_MS }).toEqual(fresh)
  })

  it('are fresh for the first who asks after a long time', async () => {
    await behind('/accessibility')
    await site.stop('SIGTERM')
    site = await startInstance(publicUrl)
    await new Promise((resolve) => setTimeout(resolve, FRESH_WITHIN_MS))
    expect(await behind('/accessibility')).toEqual(await directly('/accessibility'))
  })
})
