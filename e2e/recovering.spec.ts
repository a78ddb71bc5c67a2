import { expect, test } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail } from '../testing/mailbox.ts'
import {
  bringSession,
  callAsVisitor,
  logIn,
  makeMember,
  readSessionCookies,
  siteUrl,
} from './support/people.ts'

const started = 'If an account with this email exists, we have sent it a link to create a new password.'
const failed = 'An Error Occured, please try again later.'
const linkDead = 'This link has expired or was already used. Please ask for a new one.'
const done =
  'You have successfully reset your password for your account, redirecting you back to home in 2 seconds.'
const NEW_PASSWORD = 'another quiet sentence'

async function requestLink(email: string): Promise<string> {
  await callAsVisitor(`/auth/account-recovery/email?email=${encodeURIComponent(email)}`)
  return linkIn(await receiveMail(email, { count: 2 }))
}

test('A member who forgot the password creates a new one and logs in with it', async ({ page }) => {
  const member = await makeMember()
  await page.goto(siteUrl(paths.login))
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Start Recovery' }).click()
  await expect(page.getByText(started)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pending Recovery' })).toBeDisabled()

  await page.goto(linkIn(await receiveMail(member.email, { count: 2 })))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Password')
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  expect(page.url()).toBe(siteUrl(paths.newPassword))
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText(done)).toBeVisible()
  await expect(page).toHaveURL(siteUrl(paths.home))

  await logIn(page, { ...member, password: NEW_PASSWORD })
})

test('The answer is the same for an address that nobody has', async ({ page }) => {
  await page.goto(siteUrl(paths.recovery))
  await page.getByLabel('Email').fill('nobody-has-this@example.com')
  await page.getByRole('button', { name: 'Start Recovery' }).click()
  await expect(page.getByText(started)).toBeVisible()
})

test('The address has to look like one', { tag: '@details' }, async ({ page }) => {
  await page.goto(siteUrl(paths.recovery))
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.getByRole('button', { name: 'Start Recovery' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in the required fields')
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Start Recovery' }).click()
  await expect(page.getByText('Enter an email address such as name@example.com')).toHaveCount(1)
  await page.getByRole('link', { name: 'Return to login' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
})

test(
  'A lost connection is said at every step, and each can be repeated',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember()
    await page.route('**/api/v1/auth/account-recovery/**', (route) => route.abort(), { times: 1 })
    await page.goto(siteUrl(paths.recovery))
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Start Recovery' }).click()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await page.getByRole('button', { name: 'Start Recovery' }).click()
    await expect(page.getByText(started)).toBeVisible()

    const link = linkIn(await receiveMail(member.email, { count: 2 }))
    await page.route('**/api/v1/auth/account-recovery/**', (route) => route.abort(), { times: 1 })
    await page.goto(link)
    await expect(page.getByRole('alert')).toContainText(failed)
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.getByLabel('New Password').fill(NEW_PASSWORD)
    await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
    await page.route('**/api/v1/auth/account-recovery/**', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByRole('alert')).toHaveText(failed)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText(done)).toBeVisible()
  },
)

test('Both fields have to be the same', async ({ page }) => {
  const member = await makeMember()
  await page.goto(await requestLink(member.email))
  const differ = page.getByText('Both text fields should be the same')
  const save = page.getByRole('button', { name: 'Save new password' })
  await save.click()
  await expect(differ).toBeVisible()

  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(`${NEW_PASSWORD}s`)
  await expect(differ).toBeHidden()
  await save.click()
  await expect(differ).toBeVisible()
  await expect(page.getByLabel('Confirm Password')).toBeFocused()

  await page.getByLabel('New Password').fill('short')
  await page.getByLabel('Confirm Password').fill('short')
  await save.click()
  await expect(page.getByText('Use at least 8 characters')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Return to login' })).toBeVisible()
})

test('While the link is being checked, a spinner says so', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/auth/account-recovery/verifyCode**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(await requestLink(member.email))
  await expect(page.getByRole('status').filter({ hasText: 'Checking your link' })).toBeVisible()
  await expect(page).toHaveURL(siteUrl(paths.newPassword))
  await expect(page.getByLabel('New Password')).toBeHidden()
  answer()
  await expect(page.getByLabel('New Password')).toBeVisible()
})

test('A link works once, and a dead one leads to a new one', async ({ page }) => {
  const member = await makeMember()
  const link = await requestLink(member.email)
  const token = new URL(link).searchParams.get('token') ?? ''
  await page.goto(link)
  await expect(page.getByLabel('New Password')).toBeVisible()
  const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  await callAsVisitor('/auth/account-recovery/restore', { token, ...passwords })

  await page.getByLabel('New Password').fill('a third quiet sentence')
  await page.getByLabel('Confirm Password').fill('a third quiet sentence')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toContainText(linkDead)
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(linkDead)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(siteUrl(paths.recovery))
})

// Mail programs break lines after `=`, or take what follows for a part of the link.
for (const [kind, token] of [
  ['cut', ''],
  ['lengthened', 'x'.repeat(201)],
] as const) {
  test(`A ${kind} link leads to a new one as well`, { tag: '@details' }, async ({ page }) => {
    await page.goto(siteUrl(`${paths.newPassword}?token=${token}`))
    await expect(page.getByRole('alert')).toContainText(linkDead)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(siteUrl(paths.recovery))
  })
}

test(
  'A change of language keeps the link and what was chosen so far works',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember()
    await page.goto(await requestLink(member.email))
    await expect(page.getByLabel('New Password')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(siteUrl(paths.newPassword, 'de'))
    await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
    await page.getByLabel('Passwort wiederholen').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Neues Passwort speichern' }).click()
    await expect(page).toHaveURL(siteUrl(paths.home, 'de'))
  },
)

test('A new password ends the session that this browser still has', async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  await page.goto(await requestLink(member.email))
  await page.getByLabel('New Password').fill(NEW_PASSWORD)
  await page.getByLabel('Confirm Password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await readSessionCookies(page)).toEqual([])
})
