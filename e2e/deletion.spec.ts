import { expect, test, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { makeClub, makeJoinedClub, ownTitle } from './support/administration.ts'
import { bringSession, makeMember, readSessionCookies, siteUrl, type Identity } from './support/people.ts'
import { confirmItIsYou, dialog, openSecurity, readToast, region } from './support/security.ts'
import { startApp } from './support/site.ts'
import { look, parts } from './support/states.ts'

test.use({ reducedMotion: 'reduce' })

const TITLE = 'Delete my account'
const requested =
  /^Your account will be deleted on \d+ \w+ \d{4}\. Until then you can log in and restore it\.$/
const pending = /^This account will be deleted on \d+ \w+ \d{4}\. You can restore it until then\.$/

async function openDeletion(page: Page) {
  await openSecurity(page)
  await region(page, 'Your data').getByRole('button', { name: TITLE }).click()
  return dialog(page, TITLE)
}

async function tryLogin(page: Page, { email, password }: Identity) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  return dialog(page, 'Your account is being deleted')
}

test('a member deletes the account, and restores it at the next login', async ({ page }) => {
  test.slow()
  const member = await makeMember()
  await bringSession(page, member)
  const deletion = await openDeletion(page)
  await deletion.getByLabel('Type your email to confirm').fill('somebody@example.com')
  await deletion.getByRole('button', { name: TITLE }).click()
  await confirmItIsYou(page, member)
  await expect(deletion).toContainText('Type the email address of your account')
  await deletion.getByLabel('Type your email to confirm').fill(member.email.toUpperCase())
  await deletion.getByRole('button', { name: TITLE }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(requested)
  expect(await readSessionCookies(page)).toEqual([])

  const restoring = await tryLogin(page, member)
  await expect(restoring.getByText(pending)).toBeVisible()
  await look(page, 'restore the account', parts.dialog)
  await restoring.getByRole('button', { name: 'Cancel' }).click()
  await expect(restoring).toBeHidden()
  await tryLogin(page, member)
  await restoring.getByRole('button', { name: 'Restore my account' }).click()
  await readToast(page, 'Your account is restored')
  await expect(page).toHaveURL(siteUrl(paths.home))
})

test('each club is handed over or deleted', async ({ page }) => {
  test.slow()
  const [owner, heir] = [await makeMember(), await makeMember({ firstName: 'Berta', lastName: 'Blum' })]
  const [joined, alone] = [ownTitle('Gold'), ownTitle('Silver')]
  await makeJoinedClub(owner, joined, heir)
  await makeClub(owner, alone)
  await bringSession(page, owner)
  const deletion = await openDeletion(page)
  const first = deletion.getByRole('radiogroup', { name: joined })
  const second = deletion.getByRole('radiogroup', { name: alone })
  await expect(second.getByRole('radio', { name: 'Hand over' })).toBeDisabled()
  await deletion.getByLabel('Type your email to confirm').fill(owner.email)
  await deletion.getByRole('button', { name: TITLE }).click()
  await expect(deletion.getByRole('alert')).toHaveText(
    'Choose for each club whether it is handed over or deleted',
  )
  await first.getByRole('radio', { name: 'Hand over' }).check()
  await second.getByRole('radio', { name: 'Delete this club' }).check()
  await deletion.getByRole('button', { name: TITLE }).click()
  const newOwner = deletion.getByLabel(`New owner: ${joined}`)
  await expect(newOwner).toHaveAccessibleDescription('Choose a new owner')
  await look(page, 'delete the account, with clubs', parts.dialog)
  await newOwner.selectOption('Berta Blum')
  await deletion.getByRole('button', { name: TITLE }).click()
  await confirmItIsYou(page, owner)
  await expect(page).toHaveURL(siteUrl(paths.login))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(requested)
})

test('members who cannot be loaded can be loaded again', { tag: '@details' }, async ({ page }) => {
  test.slow()
  const [owner, heir] = [await makeMember(), await makeMember({ firstName: 'Berta', lastName: 'Blum' })]
  const title = ownTitle('Gold')
  await makeJoinedClub(owner, title, heir)
  await bringSession(page, owner)
  const call = '**/api/v1/clubs/*/members*'
  await page.route(call, (route) => route.abort())
  const deletion = await openDeletion(page)
  const club = deletion.getByRole('radiogroup', { name: title })
  const failure = club.getByRole('alert')
  const nobody = club.getByText('This club has no other members.')
  await expect(failure).toContainText('The members could not be loaded.')
  await expect(failure).toContainText('The connection was lost. Please check it and try again.')
  await expect(nobody).toHaveCount(0)
  await look(page, 'delete the account, members not loaded', parts.dialog)

  await page.unroute(call)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const json = { error: 'Too many requests. Please try again later.', code: 'too_many_requests' }
  await page.route(call, async (route) => {
    await released
    await route.fulfill({ status: 429, json })
  })
  const again = failure.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeDisabled()
  await expect(nobody).toHaveCount(0)
  release()
  await expect(again).toBeEnabled()
  await expect(failure).not.toContainText('The connection was lost.')
  await expect(nobody).toHaveCount(0)

  await page.unroute(call)
  await again.click()
  await expect(failure).toHaveCount(0)
  await club.getByRole('radio', { name: 'Hand over' }).check()
  await club.getByLabel(`New owner: ${title}`).selectOption('Berta Blum')
})

test('what the login page says afterwards is gone after a reload', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  const deletion = await openDeletion(page)
  await deletion.getByLabel('Type your email to confirm').fill(member.email)
  await deletion.getByRole('button', { name: TITLE }).click()
  await confirmItIsYou(page, member)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(requested)
  await page.reload()
  await startApp(page)
  await expect(page.getByText(requested)).toHaveCount(0)
})
