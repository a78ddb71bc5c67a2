import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail } from '../../testing/mailbox.ts'
import { admin, makeMember, openApiSession, siteUrl, newIdentity } from '../support/people.ts'
import { test } from '../support/site.ts'

const TABS_MAX = 120

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let count = 0; count < TABS_MAX; count += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${String(wanted)}`)
}

async function press(page: Page, wanted: Locator) {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Chooses an option by typing its first letters. */
async function choose(page: Page, field: Locator, letters: string, value: string) {
  await tabTo(page, field)
  await page.keyboard.type(letters)
  await expect(field).toHaveValue(value)
}

async function logInByKeys(page: Page, { email, password }: { email: string; password: string }) {
  await write(page, page.getByLabel('Email', { exact: true }), email)
  await write(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(paths.home))
}

test.beforeEach(async ({ page }) => {
  // Fails the test if a pointer is used.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => reportError(new Error('A pointer was used')), { capture: true })
  })
  page.on('pageerror', ({ message }) => expect(message).not.toContain('A pointer was used'))
})

test('register, confirm, log in, create, edit and delete a club, by keys alone', async ({ page }) => {
  test.slow()
  const who = newIdentity()
  await page.goto(siteUrl(paths.home))
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
  await expect(page).toHaveURL(siteUrl(paths.login))
  await press(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }))
  await expect(page).toHaveURL(siteUrl(paths.register))
  await write(page, page.getByLabel('First Name'), who.firstName)
  await write(page, page.getByLabel('Last Name'), who.lastName)
  await write(page, page.getByLabel('Email'), who.email)
  await choose(page, page.getByLabel('Country'), 'Ital', 'Italy')
  await write(page, page.getByLabel('Password', { exact: true }), who.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(paths.login))

  await page.goto(linkIn(await receiveMail(who.email)))
  await expect(page.getByText('Your email address is confirmed')).toBeVisible()
  await page.goto(siteUrl(paths.login))
  await logInByKeys(page, who)

  const menu = page.getByRole('banner').getByRole('button', { name: 'Ada Rossi, account menu' })
  await press(page, menu)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Manage Your Clubs' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(`${paths.profile}?select=clubs`))
  await expect(page.getByText('You have no clubs.')).toBeVisible()

  await write(page, page.getByLabel('Title', { exact: true }), 'Gold before breakfast')
  await write(page, page.getByLabel('Description', { exact: true }), 'We read the night session together.')
  await choose(page, page.getByLabel('Country', { exact: true }), 'Ital', 'Italy')
  await press(page, page.getByRole('button', { name: 'Add a contact' }))
  await expect(page.getByLabel('Name of contact 1')).toBeFocused()
  await page.keyboard.type('Mail')
  await write(page, page.getByLabel('Link of contact 1'), 'mailto:club@example.com')
  await press(page, page.getByRole('button', { name: 'Create club', exact: true }))
  await expect(page.getByText('Successfully created club: "Gold before breakfast" for Italy')).toBeVisible()

  const update = page.getByRole('button', { name: 'Update: Gold before breakfast' })
  await press(page, update)
  const dialog = page.getByRole('dialog')
  await write(page, dialog.getByLabel('Title', { exact: true }), 'Gold at breakfast')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Successfully updated club ID: \d+$/)).toBeVisible()
  await expect(dialog).toBeHidden()

  await press(page, page.getByRole('button', { name: 'Delete: Gold at breakfast' }))
  await press(page, dialog.getByRole('button', { name: 'Delete Club' }))
  await expect(page.getByText(/^Successfully deleted club ID: \d+$/)).toBeVisible()
  await expect(page.getByText('You have no clubs.')).toBeVisible()

  await press(page, menu)
  await press(page, page.getByRole('button', { name: 'Logout' }))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('an administrator reviews clubs and suspends a user by keys alone', async ({ page }) => {
  test.slow()
  const owner = await makeMember()
  const session = await openApiSession(owner)
  const title = `Readers ${owner.email.slice(0, 8)}`
  const other = `Traders ${owner.email.slice(0, 8)}`
  for (const name of [title, other]) {
    const club = { title: name, description: 'We read charts.', country: 'Italy', privacy: false }
    await session.call('POST', '/user/club', club)
  }
  await page.goto(siteUrl(paths.login))
  await logInByKeys(page, admin)
  await page.goto(siteUrl(`${paths.profile}?select=admin`))

  await write(page, page.getByLabel('User ID'), String(session.user.uid))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Successfully suspended user ID: ${session.user.uid}`)).toBeVisible()
  await write(page, page.getByLabel('User ID'), String(session.user.uid))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(`Successfully lifted the suspension of user ID: ${session.user.uid}`),
  ).toBeVisible()

  const next = page.getByRole('navigation', { name: /Review Clubs/ }).getByRole('button', { name: 'Next' })
  const verify = page.getByRole('button', { name: `Verify: ${title}` })
  await expect(page.locator('#review tbody button').first()).toBeVisible()
  while (!(await verify.isVisible())) {
    const answered = page.waitForResponse('**/api/v1/admin/clubs**')
    await press(page, next)
    await answered
    // The button is disabled on the last page and while a page is loading.
    await expect(verify.or(page.locator('#review nav button:enabled').last()).first()).toBeVisible()
    await expect(page.locator('#review tbody button').first()).toBeVisible()
  }
  await press(page, verify)
  await expect(verify).toBeHidden()
  await press(page, page.getByRole('button', { name: `Decline: ${other}` }))
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox'))
  await page.keyboard.type('Please name the place where you meet.')
  await press(page, dialog.getByRole('button', { name: /^Decline/ }))
  await expect(dialog).toBeHidden()
  const [declined] = (await openApiSession(owner)).user.clubs.filter((club) => club.title === other)
  expect(declined).toMatchObject({ state: 'declined', stateReason: 'Please name the place where you meet.' })
})
