import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { validateHtml } from '../../testing/validate-html.ts'
import { noteCovered } from '../support/covered.ts'
import { admin, bringSession, makeMember, openApiSession } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'

/** An open dialog sets aria-hidden on everything else, also on elements that are hidden already: harmless. */
const hiddenTwice = 'Attribute “aria-hidden” is unnecessary for elements that have attribute “hidden”.'

/**
 * Rendered documents are checked as files. This checks client-rendered markup: pages of members, menus and dialogs. All are
 * collected first, since starting the checker costs more than checking twenty pages.
 */
test('What the app draws is valid HTML as well', async ({ page }) => {
  // About 25 s: it visits every state once, so that Java starts once for all documents.
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-markup-'))
  const states: string[] = []
  const write = async (name: string) => {
    const drawn = await page.evaluate(() => document.documentElement.outerHTML)
    writeFileSync(join(folder, `${name}.html`), `<!doctype html>${drawn}`)
    states.push(name)
    noteCovered('Nu checker, drawn pages', name)
  }
  try {
    await visitAsStranger(page, write)
    await visitAsMember(page, write)
    await visitAsAdmin(page, write)
    expect(states.length).toBeGreaterThanOrEqual(18)
    const findings = await validateHtml(states.map((name) => join(folder, `${name}.html`)))
    expect(findings.filter(({ message }) => message !== hiddenTwice)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

type Write = (name: string) => Promise<void>

async function visitAsStranger(page: Page, write: Write) {
  await openRunningPage(page, paths.clubs)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await write('clubs')
  await openRunningPage(page, paths.countries)
  await write('countries')
  await openRunningPage(page, paths.bulletin)
  await write('bulletin')
  await openRunningPage(page, paths.faq + '#categoryrow8')
  await write('faq-open')
  await page.getByRole('main').locator('a:has(img)').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await write('faq-picture')
  await openRunningPage(page, paths.help + '?q=club')
  await write('help-found')
  await openRunningPage(page, paths.register)
  await page.locator('main form button[type="submit"]').first().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await write('register-refused')
  await openRunningPage(page, paths.contact)
  await page.locator('main form button[type="submit"]').first().click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await write('contact-refused')
}

async function visitAsMember(page: Page, write: Write) {
  const member = await makeMember()
  const { call } = await openApiSession(member)
  const club = { title: 'Gold at noon', description: 'We read charts', country: 'Italy', privacy: false }
  await call('POST', '/user/club', {
    ...club,
    contacts: [{ contactName: 'Site', contactLink: 'https://a.example' }],
  })
  await bringSession(page, member)
  await openRunningPage(page, paths.portfolios)
  await expect(page.getByText('Portfolio 1').first()).toBeVisible()
  await write('portfolios')
  await page.getByRole('button', { name: /account menu/ }).click()
  await write('portfolios-user-menu')
  await openRunningPage(page, `${paths.profile}?select=account`)
  await expect(page.getByText(member.email).first()).toBeVisible()
  await write('profile-account')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await write('profile-edit-name')
  await openRunningPage(page, `${paths.profile}?select=account`)
  await page.getByRole('switch').click()
  await expect(page.getByRole('dialog').locator('img, svg').first()).toBeVisible()
  await write('profile-enable-2fa')
  await openRunningPage(page, `${paths.profile}?select=clubs`)
  await expect(page.getByText(club.title).first()).toBeVisible()
  await write('profile-clubs')
  await page.getByRole('button', { name: `Update: ${club.title}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await write('profile-edit-club')
  await openRunningPage(page, `${paths.profile}?select=clubs`)
  await page.getByRole('button', { name: `Delete: ${club.title}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await write('profile-delete-club')
}

async function visitAsAdmin(page: Page, write: Write) {
  await page.context().clearCookies()
  await bringSession(page, admin)
  await openRunningPage(page, `${paths.profile}?select=admin`)
  await page.getByRole('button', { name: 'Show All Users' }).click()
  // Of the demo data, with every status: the other tests make hundreds of users, whose rows would still move.
  await page.getByLabel('Search users').fill('member.')
  const edit = page.getByRole('button', { name: /^Edit / })
  await expect(edit).toHaveCount(6)
  await write('profile-admin')
  await edit.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await write('profile-edit-user')
}
