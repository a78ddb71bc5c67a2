import { expect, test } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { addPasskey, logOut } from './support/passkeys.ts'
import { bringSession, logIn, makeMember, secure, siteUrl } from './support/people.ts'
import { dialog, openSecurity, readToast, region } from './support/security.ts'
import { startApp } from './support/site.ts'
import { VirtualAuthenticator } from './support/virtual-authenticator.ts'

test('a member adds, renames and removes a passkey, and confirms with it', async ({ page }) => {
  test.slow()
  await VirtualAuthenticator.addTo(page)
  const member = await makeMember()
  await bringSession(page, member)
  await openSecurity(page)
  const passkeys = region(page, 'Passkeys')
  await expect(passkeys).toContainText('You have no passkeys yet.')
  await addPasskey(page, member)
  const entry = passkeys.getByRole('listitem')
  await expect(entry).toContainText('Chrome on Linux')
  await expect(entry).toContainText('Never used')

  // The authenticator has one for this account already.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page, 'Add a passkey').getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  )
  await page.keyboard.press('Escape')

  await passkeys.getByRole('button', { name: 'Rename: Chrome on Linux' }).click()
  await dialog(page, 'Rename passkey').getByLabel('Name').fill('')
  await dialog(page, 'Rename passkey').getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page, 'Rename passkey')).toContainText('Name is required')
  await dialog(page, 'Rename passkey').getByLabel('Name').fill('Work laptop')
  await dialog(page, 'Rename passkey').getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'The passkey is renamed')

  // A reload forgets the proof; the passkey makes a new one.
  await openSecurity(page)
  await passkeys.getByRole('button', { name: 'Remove: Work laptop' }).click()
  await dialog(page, 'Remove passkey').getByRole('button', { name: 'Remove passkey' }).click()
  await dialog(page, 'Confirm it is you').getByRole('button', { name: 'Use a passkey' }).click()
  await readToast(page, 'The passkey is removed')
  await expect(passkeys).toContainText('You have no passkeys yet.')
})

test('a passkey logs in by button without a code, and by autofill', async ({ page }) => {
  test.slow()
  const authenticator = await VirtualAuthenticator.addTo(page)
  const member = await makeMember()
  await bringSession(page, member)
  await openSecurity(page)
  await addPasskey(page, member, 'Phone')
  await secure(member)
  await logOut(page)

  await authenticator.answer(false)
  await page.goto(siteUrl(paths.login))
  await startApp(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('autocomplete', 'username webauthn')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toHaveAttribute('type', 'button')
  await authenticator.verify(false)
  await authenticator.answer(true)
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was used. Try again or log in with your password.',
  )
  await authenticator.verify(true)
  await button.click()
  await expect(page).toHaveURL(siteUrl(paths.home))
  await logOut(page)

  await page.goto(siteUrl(paths.login))
  await startApp(page)
  await expect(page).toHaveURL(siteUrl(paths.home))
  await openSecurity(page)
  await expect(region(page, 'Passkeys').getByRole('listitem')).toContainText('Last used')
})

test(
  'at an IP address the login page has no passkeys and asks for none',
  { tag: '@details' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/passkey/')) asked.push(request.url())
    })
    const address = new URL(siteUrl(paths.login))
    address.hostname = '127.0.0.1'
    await page.goto(address.href)
    await startApp(page)
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0)
    expect(asked).toEqual([])
  },
)

test('a password still logs in where passkeys are offered', async ({ page }) => {
  await logIn(page, await makeMember())
})

test(
  'a password still logs in where the passkey button cannot be loaded',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember()
    await page.route('**/assets/passkey-login-*.js', (route) => route.abort())
    await page.goto(siteUrl(paths.login))
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(siteUrl(paths.home))
  },
)
