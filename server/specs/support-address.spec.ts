import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@aurivane/contract/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

const OPERATOR = 'help+desk@brand.example'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-support-'))
  site = await startSite({ DATA_DIR: folder, SUPPORT_EMAIL: OPERATOR })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function read(path: string, headers: Record<string, string> = {}) {
  return (await fetch(site.url + path, { headers })).text()
}

function bootData(html: string) {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return JSON.parse(json) as { supportEmail: string; texts: string[] }
}

const pages = ['/', '/contact', '/terms', '/privacy', '/faq', '/accessibility', '/help', '/login'].flatMap(
  (path) => ['', '/it', '/ge'].map((prefix) => prefix + (path === '/' && prefix ? '' : path)),
)

describe('The operator’s SUPPORT_EMAIL', () => {
  it.each(pages)('takes the place of the brand’s in %s, for readers and for the app', async (path) => {
    const html = await read(path)
    expect(html).not.toContain(brand.supportEmail)
    expect(html.split('{{support}}')).toHaveLength(1)
    expect(bootData(html).supportEmail).toBe(OPERATOR)
  })

  it.each(['/contact', '/terms', '/privacy', '/faq', '/accessibility'])('is linked in %s', async (path) => {
    expect(await read(path)).toContain(`href="mailto:${OPERATOR}"`)
  })

  it('is in the page for search engines', async () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await read('/'))?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ email: OPERATOR }, {}] })
  })

  it('is left to the document by the texts, which are kept for a year', async () => {
    const { texts } = bootData(await read('/terms'))
    const written = await Promise.all(
      [...texts, ...texts.map((address) => address.replace(/\w+-(?=\w+\.json)/, 'search-'))].map((address) =>
        read(address),
      ),
    )
    expect(written.join('')).toContain('{{support}}')
    for (const text of written) {
      expect(text).not.toContain(brand.supportEmail)
      expect(text).not.toContain(OPERATOR)
    }
  })

  it('comes compressed, too', async () => {
    expect(await read('/contact', { 'accept-encoding': 'br' })).toContain(OPERATOR)
    expect(await read('/contact', { 'accept-encoding': 'gzip' })).toContain(OPERATOR)
  })
})
