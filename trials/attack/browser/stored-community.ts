import type { Page } from '@playwright/test'
import type { Site } from '../../../testing/start-site.ts'
import type { Community } from '../texts/plant-community.ts'
import { addressOfSite, logInByForm, wake, type Monitor } from './open-browser.ts'
import { openDialogs } from './stored.ts'

async function open(page: Page, site: Site, path: string) {
  await page.goto(addressOfSite(site, path))
  await wake(page)
}

async function lookAtInbox(page: Page, site: Site, watch: Monitor) {
  await open(page, site, '/inbox')
  await page.getByRole('list', { name: 'Notices' }).getByRole('listitem').first().waitFor()
  await watch.look(page, 'inbox')
}

/** The page of a club and the inbox, as a member. */
export async function lookAsClubMember(page: Page, site: Site, watch: Monitor, community: Community) {
  await logInByForm(page, site, community.reader)
  await open(page, site, `/clubs/${community.clubID}`)
  await page.getByText('You are a member').waitFor()
  await page.getByRole('article').first().waitFor()
  await watch.look(page, 'club page of a member')
  await lookAtInbox(page, site, watch)
  return 2
}

/** As somebody who was declined, removed and banned, and owns a declined club. */
export async function lookAsBanned(page: Page, site: Site, watch: Monitor, community: Community) {
  await logInByForm(page, site, community.applicant)
  await open(page, site, `/clubs/${community.closedID}`)
  await page.getByText('You are banned from this club.').waitFor()
  await watch.look(page, 'club page with the reason of a ban')
  await open(page, site, `/clubs/${community.handedID}`)
  await page.getByText('This club was declined.').first().waitFor()
  await watch.look(page, 'club page with the reason of the administrators')
  await lookAtInbox(page, site, watch)
  return 3
}

/** The pages of an owner: clubs, their management and the inbox, with the dialogs. */
export async function lookAsClubOwner(page: Page, site: Site, watch: Monitor, community: Community) {
  await logInByForm(page, site, community.owner)
  await open(page, site, `/clubs/${community.clubID}`)
  await page
    .getByRole('button', { name: /^Change: / })
    .first()
    .waitFor()
  await watch.look(page, 'club page of the owner')
  let dialogs = await openDialogs(page, watch, /^(?:Edit|Change|Delete|Cancel meeting): /)
  await open(page, site, `/clubs/${community.clubID}/manage`)
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .waitFor()
  await watch.look(page, 'members of a club')
  dialogs += await openDialogs(page, watch, /^(?:Remove|Ban|Offer ownership): /)
  await open(page, site, `/clubs/${community.closedID}/manage`)
  await page
    .getByRole('button', { name: /^Approve: / })
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /^Lift ban: / })
    .first()
    .waitFor()
  await watch.look(page, 'requests and bans of a club')
  dialogs += await openDialogs(page, watch, /^(?:Decline|Ban): /)
  await lookAtInbox(page, site, watch)
  return 4 + dialogs
}

/** The reports with their evidence, open and closed, as an administrator who has logged in. */
export async function lookAtReports(page: Page, site: Site, watch: Monitor) {
  await open(page, site, '/profile?select=admin')
  const evidence = page.getByRole('button', { name: /^Show evidence: / })
  await evidence.first().waitFor()
  for (const button of await evidence.all()) await button.click()
  await watch.look(page, 'open reports')
  const dialogs = await openDialogs(page, watch, /^Close report: /)
  await page.getByLabel('Report state').selectOption('closed')
  await page
    .getByText(/^Closed .+ by /)
    .first()
    .waitFor()
  await watch.look(page, 'closed reports')
  return 2 + dialogs
}
