import { expect, test, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { receiveMail } from '../../testing/mailbox.ts'
import { addPasskey, logOut } from '../support/passkeys.ts'
import { bringSession, logIn, makeMember, siteUrl } from '../support/people.ts'
import { openSecurity, region } from '../support/security.ts'
import { startApp } from '../support/site.ts'
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts'

async function openWithPasskey(page: Page) {
  const authenticator = await VirtualAuthenticator.addTo(page)
  const member = await makeMember()
  await bringSession(page, member)
  await openSecurity(page)
  await addPasskey(page, member)
  await logOut(page)
  return { authenticator, member }
}

/** By the button: the page asks by itself, too, and the authenticator would answer that. */
async function logInByPasskey(page: Page, authenticator: VirtualAuthenticator) {
  await authenticator.answer(false)
  await page.goto(siteUrl(paths.login))
  await startApp(page)
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toBeEnabled()
  await authenticator.answer(true)
  await button.click()
}

for (const [name, bits] of [
  ['with a wrong signature', { isBogusSignature: true }],
  ['without the check of the person', { isBadUV: true }],
] as const) {
  test(`a passkey ${name} is refused, and the right one is accepted afterwards`, async ({ page }) => {
    test.slow()
    const { authenticator } = await openWithPasskey(page)
    await authenticator.misbehave(bits)
    await logInByPasskey(page, authenticator)
    await expect(page.getByRole('alert')).toHaveText('This passkey was not accepted')
    await authenticator.misbehave({})
    await logInByPasskey(page, authenticator)
    await expect(page).toHaveURL(siteUrl(paths.home))
  })
}

test('a copy of a passkey, whose counter is behind, is refused; activity, mail and inbox say so', async ({
  page,
}) => {
  test.slow()
  const { authenticator, member } = await openWithPasskey(page)
  // The login page asks by itself, too, and each answer adds one: the copy must stay far behind.
  await authenticator.setCounter(100)
  await logInByPasskey(page, authenticator)
  await expect(page).toHaveURL(siteUrl(paths.home))
  await logOut(page)
  await authenticator.setCounter(1)
  await logInByPasskey(page, authenticator)
  await expect(page.getByRole('alert')).toHaveText('This passkey was not accepted')
  await authenticator.answer(false)
  await logIn(page, member)
  await openSecurity(page)
  await expect(region(page, 'Recent activity')).toContainText('Passkey refused: it may be a copy')
  const mail = await receiveMail(member.email, { containing: 'It may have been copied' })
  expect(mail.subject).toBe('A passkey was refused')
  await page.goto(siteUrl(paths.inbox))
  await startApp(page)
  const notices = page.getByRole('list', { name: 'Notices' })
  // The login page asks by itself, so that the copy may have been tried once more.
  const notice = notices.getByRole('link', { name: 'A passkey was refused.', exact: true }).first()
  await expect(notice).toHaveAttribute('href', `${paths.profile}?select=security`)
})
