import { readFile } from 'node:fs/promises'
import { emailPaths, paths } from '@aurivane/contract/paths'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { linkIn, receiveMail } from '../../testing/mailbox.ts'
import { openAdministration, ownTitle, part } from '../support/administration.ts'
import { inDays, membership, toasts } from '../support/community.ts'
import { logIn, newIdentity, siteUrl, type Identity } from '../support/people.ts'
import {
  confirmItIsYou,
  dialog,
  openSecurity,
  readToast,
  receiveTokenOf,
  region,
} from '../support/security.ts'
import { openRunningPage, startApp } from '../support/site.ts'
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts'

// The product from the first visit to the last, as a new user, an owner and an administrator meet it.
test.describe.configure({ timeout: 240_000 })

const title = ownTitle('Tavolo di Milano')
const meetingTitle = 'Prima serata'

async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  // A missing element fails the walk at once, not at the end of its time.
  context.setDefaultTimeout(20_000)
  return context.newPage()
}

async function register(page: Page, who: Identity) {
  await openRunningPage(page, siteUrl(paths.register))
  await page.getByLabel('First Name').fill(who.firstName)
  await page.getByLabel('Last Name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Country').selectOption(who.country)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
  await page.goto(linkIn(await receiveMail(who.email)))
  await expect(page).toHaveURL(siteUrl(paths.home))
  await logIn(page, who)
}

async function createClosedClub(page: Page) {
  await openRunningPage(page, siteUrl(`${paths.profile}?select=clubs`))
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Once a month we talk about position sizes.')
  await page.getByLabel('Country', { exact: true }).selectOption('Greece')
  await page.getByLabel('Privacy', { exact: true }).selectOption('Closed')
  await page.getByRole('button', { name: 'Create club', exact: true }).click()
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
}

async function verifyClub(page: Page) {
  await openAdministration(page)
  await page
    .getByRole('list', { name: 'To do:' })
    .getByRole('link', { name: /^Review/ })
    .click()
  const review = part(page, 'Review Clubs')
  const verify = review.getByRole('button', { name: `Verify: ${title}` })
  const next = review.getByRole('button', { name: 'Next' })
  await expect(async () => {
    await expect(review.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 1_000 })
    if (!(await verify.isVisible()) && (await next.isEnabled())) await next.click({ timeout: 1_000 })
    await expect(verify).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await verify.click()
  await expect(page.getByText(/^Club ID \d+ is now verified$/)).toBeVisible()
}

async function planMeeting(page: Page) {
  await page.goto(siteUrl(`${paths.clubs}?country=Greece`))
  await startApp(page)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(membership(page).getByText('You are the owner')).toBeVisible()
  await page.getByRole('button', { name: 'New meeting' }).click()
  const planning = dialog(page, 'New meeting')
  await planning.getByLabel('Title').fill(meetingTitle)
  await planning.getByLabel('Date and time').fill(inDays(5))
  await planning.getByLabel('Place (optional)').fill('Biblioteca, Milano')
  await planning.getByRole('button', { name: 'Plan meeting' }).click()
  await expect(toasts(page).getByText('The meeting was planned')).toBeVisible()
}

async function logInWithPasskey(page: Page, who: Identity) {
  await VirtualAuthenticator.addTo(page)
  await openSecurity(page)
  await region(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click()
  await confirmItIsYou(page, who)
  await readToast(page, 'The passkey is added')
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  // The authenticator answers the autofill of the login page by itself.
  await page.goto(siteUrl(paths.login))
  await startApp(page)
  await expect(page).toHaveURL(siteUrl(paths.home))
}

async function askInItalian(page: Page) {
  await openRunningPage(page, siteUrl(`/it${paths.clubs}?country=Greece`))
  await page.getByRole('main').getByRole('link', { name: title }).click()
  const group = page.getByRole('group', { name: 'La Sua iscrizione' })
  await group.getByRole('button', { name: 'Chiedi di entrare' }).click()
  const asking = dialog(page, 'Chiedi di entrare')
  await asking.getByLabel('Messaggio (facoltativo)').fill('Vorrei ascoltare.')
  await asking.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(group.getByText('Richiesta inviata')).toBeVisible()
}

async function approve(page: Page, who: Identity) {
  await membership(page).getByRole('link', { name: 'Manage' }).click()
  await page.getByRole('button', { name: `Approve: ${who.firstName} ${who.lastName}` }).click()
  await expect(toasts(page).getByText(`${who.firstName} ${who.lastName} is now a member`)).toBeVisible()
}

/** The language that was chosen for the clubs stays until another one is. */
async function answerMeeting(page: Page) {
  await openRunningPage(page, siteUrl(paths.inbox))
  const notice = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await notice.getByRole('link').first().click()
  const meeting = page.getByRole('article', { name: meetingTitle })
  await meeting.getByRole('button', { name: `Partecipo: ${meetingTitle}`, exact: true }).click()
  await expect(meeting.getByText('1 partecipante')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await meeting.getByRole('button', { name: `Aggiungi al calendario: ${meetingTitle}` }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar).toContain(`SUMMARY:${meetingTitle}`)
}

async function chooseEnglish(page: Page) {
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').press('Enter')
  await expect(membership(page).getByText('You are a member')).toBeVisible()
}

async function useCalculator(page: Page) {
  await openRunningPage(page, siteUrl(`${paths.howThisWorks}#calculator`))
  const outlook = page.getByRole('region', { name: 'Outlook', exact: true })
  const before = await outlook.getByRole('definition').allTextContents()
  await page.getByRole('region', { name: 'Outlook calculator' }).getByLabel('Amount').fill('5000')
  await expect.poll(() => outlook.getByRole('definition').allTextContents()).not.toEqual(before)
}

async function changeEmail(page: Page, who: Identity): Promise<Identity> {
  const { email } = newIdentity()
  await openSecurity(page)
  await region(page, 'Email').getByRole('button', { name: 'Change email' }).click()
  await dialog(page, 'Change email').getByLabel('New email').fill(email)
  await dialog(page, 'Change email').getByRole('button', { name: 'Send link' }).click()
  await confirmItIsYou(page, who)
  await readToast(page, `We have sent a link to ${email}`)
  const token = await receiveTokenOf('Confirm your new email address', email)
  await openRunningPage(page, siteUrl(`${emailPaths.emailChange}?token=${token}`))
  await page.getByRole('button', { name: 'Use this email address' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Your email address is now ${email}`)
  return { ...who, email }
}

async function exportAndDelete(page: Page, who: Identity) {
  await openSecurity(page)
  const saving = page.waitForEvent('download')
  await region(page, 'Your data').getByRole('button', { name: 'Download my data' }).click()
  await confirmItIsYou(page, who)
  const data: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email: who.email } })
  await region(page, 'Your data').getByRole('button', { name: 'Delete my account' }).click()
  const deleting = dialog(page, 'Delete my account')
  await deleting.getByLabel('Type your email to confirm').fill(who.email)
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
}

async function deleteWithClub(page: Page, who: Identity) {
  await openSecurity(page)
  await region(page, 'Your data').getByRole('button', { name: 'Delete my account' }).click()
  const deleting = dialog(page, 'Delete my account')
  await deleting
    .getByRole('radiogroup', { name: title })
    .getByRole('radio', { name: 'Delete this club' })
    .check()
  await deleting.getByLabel('Type your email to confirm').fill(who.email)
  await deleting.getByRole('button', { name: 'Delete my account' }).click()
  await confirmItIsYou(page, who)
  await expect(page).toHaveURL(siteUrl(paths.login))
}

async function expectDeletions(page: Page, people: Identity[]) {
  await openAdministration(page)
  const table = part(page, 'Data Requests').getByRole('table', { name: 'Pending deletions' })
  for (const { lastName } of people)
    await expect(table.getByRole('row').filter({ hasText: lastName })).toBeVisible()
}

test('a new user, an owner and an administrator walk through the whole product', async ({ browser }) => {
  const [ownerPage, memberPage, adminPage] = [
    await openWindow(browser),
    await openWindow(browser),
    await openWindow(browser),
  ]
  const owner = newIdentity({ firstName: 'Olga', lastName: ownTitle('Owner') })
  await register(ownerPage, owner)
  await createClosedClub(ownerPage)
  await verifyClub(adminPage)

  const member = newIdentity({ firstName: 'Nina', lastName: ownTitle('Newcomer') })
  await register(memberPage, member)
  await logInWithPasskey(memberPage, member)
  await askInItalian(memberPage)
  await planMeeting(ownerPage)
  await approve(ownerPage, member)
  await answerMeeting(memberPage)
  await chooseEnglish(memberPage)
  await useCalculator(memberPage)
  const renamed = await changeEmail(memberPage, member)
  await exportAndDelete(memberPage, renamed)

  await deleteWithClub(ownerPage, owner)
  await expectDeletions(adminPage, [owner, member])
  for (const page of [ownerPage, memberPage, adminPage]) await page.context().close()
})
