import { expect, type Page } from '@playwright/test'
import { clubPath, paths } from '@aurivane/contract/paths'
import { openAdministration, part } from './support/administration.ts'
import {
  makeOwnedClub,
  makePerson,
  publish,
  toasts,
  type MadeClub,
  type Person,
} from './support/community.ts'
import { bringSession } from './support/people.ts'
import { openRunningPage, test } from './support/site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function report(club: MadeClub, reporter: Person, text: string) {
  await reporter.session.call('POST', `${clubPath(club.id)}/reports`, { reason: 'promises_returns', text })
}

/** Other tests report clubs too: only the reports on this one are shown. */
async function showOnly(page: Page, club: MadeClub) {
  await page.route('**/api/v1/admin/reports?*', async (route) => {
    const response = await route.fetch()
    const { result } = (await response.json()) as { result: { evidence: { title: string } }[] }
    const ours = result.filter(({ evidence }) => evidence.title === club.title)
    await route.fulfill({ response, json: { result: ours, next: null } })
  })
}

test('an administrator reads the evidence and declines the club; the reporter is told', async ({ page }) => {
  const club = await makeOwnedClub({ description: 'We make 10% a month.' })
  await publish(club, 'Sure gains', 'Join **now**.')
  const reporter = await makePerson({ firstName: 'Rita', lastName: 'Reader' })
  await report(club, reporter, 'The description promises returns.')
  await club.owner.session.call('PUT', '/user/club/inputs', {
    clubID: club.id,
    title: club.title,
    description: 'We read the news together.',
    privacy: false,
    contacts: [],
  })
  await showOnly(page, club)
  await openAdministration(page)
  await expect(page.getByText('Open reports', { exact: true })).toBeVisible()
  const reports = part(page, 'Reports')
  await expect(reports.getByRole('columnheader')).toHaveText([
    'Club',
    'Reason',
    'Reported',
    'Evidence',
    'Decision',
  ])
  const row = reports.getByRole('row', { name: club.title })
  await expect(row).toContainText('Promises returns')
  await expect(row).toContainText('The description promises returns.')
  await button(page, `Show evidence: ${club.title}`).click()
  await expect(row).toContainText('We make 10% a month.')
  await expect(row).toContainText('Join **now**.')

  await button(page, `Close report: ${club.title}`).click()
  const asked = page.getByRole('dialog', { name: 'Close report' })
  await expect(asked.getByRole('radiogroup', { name: 'Outcome' }).getByRole('radio')).toHaveCount(3)
  await asked.getByLabel('Decline the club').check()
  await asked.getByRole('button', { name: 'Close report' }).click()
  await expect(asked.getByText('Please write a note')).toBeVisible()
  await asked.getByLabel('Note').fill('It promised returns.')
  await asked.getByLabel('Reason for the owner').fill('A club may not promise returns.')
  await asked.getByRole('button', { name: 'Close report' }).click()
  await expect(toasts(page).getByText(/^Report \d+ is closed$/)).toBeVisible()
  await expect(reports.getByText('No reports are waiting.')).toBeVisible()

  await reports.getByLabel('Report state').selectOption('Closed')
  await expect(row).toContainText('Decline the club')
  await expect(row).toContainText('It promised returns.')

  await bringSession(page, reporter)
  await openRunningPage(page, paths.inbox)
  const told = `We looked into your report about "${club.title}" and took action.`
  await expect(page.getByRole('link', { name: told })).toBeVisible()
})

test('the owner is suspended with an explanation', async ({ page }) => {
  const club = await makeOwnedClub()
  await report(club, await makePerson(), 'Somebody I know lost money here.')
  await showOnly(page, club)
  await openAdministration(page)
  await button(page, `Close report: ${club.title}`).click()
  const asked = page.getByRole('dialog', { name: 'Close report' })
  await asked.getByLabel('Suspend the owner').check()
  await asked.getByLabel('Note').fill('Known from elsewhere.')
  await asked.getByLabel('Reason for the owner').fill('You asked members for money.')
  await asked.getByRole('button', { name: 'Close report' }).click()
  await expect(toasts(page).getByText(/^Report \d+ is closed$/)).toBeVisible()
  const log = part(page, 'Audit Log')
  await log.getByLabel('Action').selectOption('User suspended')
  await expect(log.getByRole('row').filter({ hasText: `User ${club.owner.id}` })).toBeVisible()
})

test('a suspended user is told why', { tag: '@details' }, async ({ page }) => {
  const person = await makePerson()
  await openAdministration(page)
  const form = page.getByRole('form', { name: 'Control Suspended Accounts' })
  await form.getByLabel('User ID').fill(String(person.id))
  await form.getByLabel('Explanation (optional)').fill('Insults in three clubs.')
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'DELETE'),
    form.getByRole('button', { name: 'Change suspension' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ suspended: true, reason: 'Insults in three clubs.' })
  await expect(form.getByRole('status')).toBeVisible()
})
