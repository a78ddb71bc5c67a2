import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

const operator = {
  name: 'Example <b>Markets</b> Ltd',
  address: '1 Example Street, Dublin',
  supervisor: 'Central Bank of Ireland',
  supervisorUrl: 'https://registers.centralbank.ie/',
  email: 'info@operator.example',
}

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-operator-'))
  const file = join(folder, 'operator.json')
  writeFileSync(file, JSON.stringify({ operator }))
  site = await startSite({ DATA_DIR: join(folder, 'data'), OPERATOR_FILE: file })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('What the operator states about itself', () => {
  it.each(['/legal', '/it/legal', '/ge/legal'])('is shown on %s as plain text', async (path) => {
    const html = await (await fetch(site.url + path)).text()
    expect(html).toContain('<dd>Example &lt;b&gt;Markets&lt;/b&gt; Ltd</dd>')
    expect(html).not.toContain('<b>Markets')
    expect(html).toContain(operator.address)
    expect(html).toContain(`href="${operator.supervisorUrl}" target="_blank" rel="noopener noreferrer"`)
    expect(html).toContain(`href="mailto:${operator.email}"`)
    expect(html.split('class="quiet">').length - 1).toBeGreaterThanOrEqual(4)
    expect(html).not.toMatch(/not been named yet|non è ancora stato indicato|noch nicht benannt/)
  })
})
