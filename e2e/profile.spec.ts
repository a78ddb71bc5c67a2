import { expect, test, type Locator, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail } from '../testing/mailbox.ts'
import {
  admin,
  bringSession,
  makeMember,
  openApiSession,
  readSessionCookies,
  siteUrl,
} from './support/people.ts'

const settings = (select = 'account') => siteUrl(`${paths.profile}?select=${select}`)

/** One line of the account: its name, its value and its button. */
function row(page: Page, name: string): Locator {
  return page.locator('.rows > div').filter({ has: page.getByText(name, { exact: true }) })
}

test('The settings name their sections, and the query opens one of them', async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(siteUrl(`${paths.profile}?select=elsewhere`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await expect(sections.getByRole('link')).toHaveText(['Profile', 'Clubs0', 'Security'])
  await expect(sections.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'true')

  await sections.getByRole('link', { name: 'Clubs', exact: true }).click()
  await expect(page).toHaveURL(settings('clubs'))
  await expect(sections.getByRole('link', { name: 'Clubs' })).toHaveAttribute('aria-current', 'true')

  await page.goto(settings('admin'))
  await expect(row(page, 'Email')).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'true')
})

test('Administrators have one section more', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, admin)
  await page.goto(settings('admin'))
  const sections = page.getByRole('navigation', { name: 'Settings' })
  await expect(sections.getByRole('link')).toHaveText(['Profile', /^Clubs/, 'Security', 'Administration'])
  await expect(sections.getByRole('link', { name: 'Administration' })).toHaveAttribute('aria-current', 'true')
  await sections.getByRole('link', { name: 'Profile' }).click()
  await expect(row(page, 'Roles')).toContainText('Admin')
})

test('The profile shows every fact of the account, and copies the id', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await makeMember({ country: 'Italy' })
  const user = await bringSession(page, member)
  await page.goto(settings())
  await expect(row(page, 'Name')).toContainText('Ada Rossi')
  await expect(row(page, 'Id')).toContainText(String(user.uid))
  await expect(row(page, 'Roles')).toContainText('No Roles.')
  await expect(row(page, 'Description')).toContainText('Contact Info Not Found')
  await expect(row(page, 'Email')).toContainText(member.email)
  await expect(row(page, 'Country')).toContainText('🇮🇹')
  await expect(row(page, 'Country').getByText('🇮🇹 Italy', { exact: true })).toBeVisible()
  await expect(row(page, 'Email Verification')).toContainText('Your email address is verified.')
  await expect(row(page, 'Total Allocated Clubs')).toContainText('You have 0 out of 3 allocated clubs')
  await expect(page.getByRole('switch', { name: 'Two-Factor Authentication' })).not.toBeChecked()

  await page.getByRole('button', { name: 'Copy id' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(user.uid))
})

test('A member with a club is a Club Owner', async ({ page }) => {
  const member = await makeMember()
  const session = await openApiSession(member)
  const club = { title: 'Sunday readers', description: 'We read charts.', country: 'Italy', privacy: false }
  await session.call('POST', '/user/club', club)
  await bringSession(page, member)
  await page.goto(settings())
  await expect(row(page, 'Roles')).toContainText('Club Owner')
  await expect(row(page, 'Total Allocated Clubs')).toContainText('You have 1 out of 3 allocated clubs')
})

test('A member edits the name, and hears what is wrong with it', async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(settings())
  const edit = page.getByRole('button', { name: 'Edit name' })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Settings' })
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Nothing has changed.')
  await expect(dialog.getByText('Nothing has changed.')).toHaveCount(1)

  await dialog.getByLabel('First Name').fill('')
  await dialog.getByLabel('Last Name').fill('  ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('FirstName is required')).toBeVisible()
  await expect(dialog.getByText('LastName is required')).toBeVisible()
  await expect(dialog.getByLabel('First Name')).toBeFocused()

  await dialog.getByLabel('First Name').fill('Bartholomea')
  await dialog.getByLabel('Last Name').fill('Bianchi')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(page.getByText('Your profile has been updated')).toBeVisible()
  await expect(row(page, 'Name')).toContainText('Bartholomea Bianchi')
  await expect(page.getByRole('button', { name: 'Bartholomea Bianchi, account menu' })).toHaveText(
    'Bartholom',
  )
  await page.reload()
  await expect(row(page, 'Name')).toContainText('Bartholomea Bianchi')
})

test('A name that was changed elsewhere is not overwritten', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  await page.goto(settings())
  await page.getByRole('button', { name: 'Edit name' }).click()
  const elsewhere = await openApiSession(member)
  await elsewhere.call('PUT', '/profiles/user/firstName', {
    valueType: 'firstName',
    toChange: { fieldValue: 'Ada', newValue: 'Carla' },
  })
  const dialog = page.getByRole('dialog', { name: 'Edit Settings' })
  await dialog.getByLabel('First Name').fill('Berta')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This was changed somewhere else in the meantime.')
  await expect(row(page, 'Name')).toContainText('Carla Rossi')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Berta')

  // The dialog still has the old values, so saving again is refused too.
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(row(page, 'Name')).toContainText('Carla Rossi')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Carla')
  await dialog.getByLabel('First Name').fill('Berta')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Name')).toContainText('Berta Rossi')
})

test(
  'A member edits the description, also after the connection was lost',
  { tag: '@details' },
  async ({ page }) => {
    await bringSession(page, await makeMember())
    await page.goto(settings())
    await page.getByRole('button', { name: 'Edit description' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Settings' })
    const save = dialog.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(dialog.getByText('Description is required')).toBeVisible()

    await dialog.getByLabel('Description').fill('📈'.repeat(1001))
    await expect(dialog.getByText('1001 / 1000')).toBeVisible()
    await save.click()
    await expect(dialog.getByText('Use at most 1000 characters')).toBeVisible()

    await dialog.getByLabel('Description').fill('Call me on Sundays.\nNever on Mondays.')
    await page.route('**/api/v1/profiles/**', (route) => route.abort())
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'The connection was lost. Please check it and try again.',
    )
    await page.unroute('**/api/v1/profiles/**')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row(page, 'Description')).toContainText('Call me on Sundays.')

    await page.getByRole('button', { name: 'Edit description' }).click()
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText('Nothing has changed.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('Saving shows progress and is sent once', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(settings())
  let sent = 0
  await page.route('**/api/v1/profiles/**', async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Edit name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Settings' })
  await dialog.getByLabel('First Name').fill('Dora')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(row(page, 'Name')).toContainText('Dora Rossi')
  expect(sent).toBe(1)
})

test(
  'An unverified member finds the FAQ and gets the confirmation mail again',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember({ isConfirmed: false })
    await bringSession(page, member)
    await page.goto(settings())
    const verification = row(page, 'Email Verification')
    await expect(verification).toContainText('Not verified')
    await expect(verification.getByRole('link', { name: 'Why it matters' })).toHaveAttribute(
      'href',
      '/faq#categoryrow3',
    )
    await page.route('**/api/v1/auth/signup/resend', (route) => route.abort())
    await verification.getByRole('button', { name: 'Send the confirmation mail again', exact: true }).click()
    await expect(verification.getByRole('status')).toHaveText(
      'The connection was lost. Please check it and try again.',
    )
    await page.unroute('**/api/v1/auth/signup/resend')
    await verification.getByRole('button').click()
    await expect(verification.getByRole('status')).toHaveText('We have sent you a new confirmation email')
    await page.goto(linkIn(await receiveMail(member.email, { count: 2 })))
    await expect(page.getByText('Your email address is confirmed')).toBeVisible()
    await page.goto(settings())
    await expect(verification).toContainText('Your email address is verified.')
  },
)

test('A slow start says so, and a lost one can be tried again', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.route('**/api/v1/protected', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.abort()
  })
  await page.goto(settings())
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'Loading User Information - Not loading information fast enough? Refresh This Page',
  )
  await expect(page.getByRole('button', { name: 'Refresh This Page' })).toBeVisible()
  const missing = page.locator('main').getByRole('alert')
  await expect(missing).toContainText("Couldn't find user info")
  await expect(missing).toContainText(
    "Couldn't find user information. Please try again later. We apologize for the inconvenience.",
  )
  await page.unroute('**/api/v1/protected')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'Name')).toContainText('Ada Rossi')
})

test('The user menu leads to the account, changes the theme and logs out', async ({ page }) => {
  await bringSession(page, await makeMember({ firstName: 'Annamaria' }))
  await page.goto(siteUrl(paths.home))
  const button = page.getByRole('button', { name: 'Annamaria Rossi, account menu' })
  await expect(button).toHaveText('Annamaria')
  const entry = page.getByRole('link', { name: 'Your Account' })

  await button.click()
  await expect(entry).toBeVisible()
  await expect(page.getByText('Welcome!')).toBeVisible()
  await page.mouse.click(400, 500)
  await expect(entry).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  const menu = page.locator('[popover]').filter({ has: entry })
  await menu.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await button.click()
  await menu.getByRole('button', { name: 'Light Mode' }).click()
  await button.click()
  await expect(menu.getByRole('button', { name: 'Dark Mode' })).toBeVisible()

  await menu.getByRole('link', { name: 'Manage Your Clubs' }).click()
  await expect(page).toHaveURL(settings('clubs'))
  await button.click()
  await entry.click()
  await expect(page).toHaveURL(settings())
  await expect(row(page, 'Name')).toContainText('Annamaria Rossi')

  await button.click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
  expect(await readSessionCookies(page)).toEqual([])
  await expect(page.getByText('Annamaria')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Annamaria')).toHaveCount(0)
})

test('First names of ten characters and more are cut to nine', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember({ firstName: 'Maximilian' }))
  await page.goto(siteUrl(paths.home))
  await expect(page.getByRole('button', { name: 'Maximilian Rossi, account menu' })).toHaveText('Maximilia')
})

test(
  'A page from the back/forward cache forgets a member who has logged out since',
  { tag: '@details' },
  async ({ page }) => {
    await bringSession(page, await makeMember())
    await page.goto(settings())
    await expect(row(page, 'Name')).toContainText('Ada Rossi')
    await page.context().clearCookies()
    // Playwright cannot drive the back/forward cache, so this dispatches the event of a restored page.
    const isGoneAtOnce = await page.evaluate(async () => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await Promise.resolve()
      return !document.body.textContent.includes('Ada Rossi')
    })
    expect(isGoneAtOnce).toBe(true)
    await expect(page).toHaveURL(siteUrl(paths.login))
  },
)
