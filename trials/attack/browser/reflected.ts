import type { Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import type { Site } from '../../../testing/start-site.ts'
import { addressOfSite, wake, type Monitor } from './open-browser.ts'
import { payloads } from './payloads.ts'

const parameters = [
  'select',
  'lng',
  'token',
  'page',
  'search',
  'q',
  'email',
  'next',
  'redirect',
  'url',
  'message',
]

/** Every page with payloads in its query, its hash and its path. */
export async function reflect(page: Page, site: Site, watch: Monitor): Promise<number> {
  const ownPaths = Object.values(paths).filter((path) => path !== paths.bulletinPost)
  let loaded = 0
  for (const [place, path] of ownPaths.entries()) {
    const payload = payloads[place % payloads.length] ?? ''
    for (const text of [payload, 'javascript:pwned()']) {
      const query = parameters.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')
      await open(page, addressOfSite(site, `${path}?${query}#${encodeURIComponent(text)}`), watch)
      loaded += 1
    }
  }
  for (const payload of payloads) {
    for (const path of [
      `/${payload}`,
      `/it/${payload}`,
      `${paths.bulletinPost}/${payload}`,
      `/faq#${payload}`,
    ]) {
      await open(page, addressOfSite(site, encodeURI(path)), watch)
      loaded += 1
    }
  }
  return loaded
}

async function open(page: Page, address: string, watch: Monitor) {
  await page.goto(address)
  await wake(page)
  await watch.look(page, address)
}

/** Forms that show the input or the server's message about it again. */
export async function typeIn(page: Page, site: Site, watch: Monitor): Promise<number> {
  let typed = 0
  for (const path of ['/login', '/register', '/contact', '/auth/account-recovery', '/help', '/']) {
    for (const payload of payloads.slice(0, 3)) {
      await page.goto(addressOfSite(site, path))
      await wake(page)
      for (const field of await page.getByRole('textbox').or(page.getByRole('searchbox')).all()) {
        if (await field.isVisible()) await field.fill(payload).catch(() => {})
      }
      await page.keyboard.press('Enter')
      await page.waitForTimeout(150)
      await watch.look(page, `${path} with ${payload}`)
      typed += 1
    }
  }
  return typed
}
