import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { receiveMail, tokenIn } from '../../testing/mailbox.ts'
import { dialog } from '../support/administration.ts'
import { communityWords } from '../support/community-words.ts'
import { inDays, makeMemberOf, makeOwnedClub, makePerson, type Person } from '../support/community.ts'
import { press, type } from '../support/keyboard.ts'
import { admin, bringSession, callAsVisitor, newIdentity, siteUrl } from '../support/people.ts'
import { openRunningPage, startApp, test } from '../support/site.ts'
import { look, parts } from '../support/states.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
/** A toast, or what else the page says. */
const said = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first()

async function open(page: Page, who: Pick<Person, 'email' | 'password'>, path: string, locale: Locale) {
  await bringSession(page, who)
  await openRunningPage(page, path, locale)
}

/** Notices to several people are delivered after the answer. */
async function untilTold({ session }: Person, kind: string) {
  const kinds = async () => {
    const { result } = await session.call<{ result: { kind: string }[] }>('GET', '/user/notices')
    return result.map((notice) => notice.kind)
  }
  await expect.poll(kinds).toContain(kind)
}

/** Other widths are checked by the journeys in English. */
const at = [1440]
// Colours that change slowly would be checked in between.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  const words = communityWords[locale]

  test.describe(`by keyboard in ${locale}`, () => {
    test(`ask and approve, by keyboard (${locale})`, async ({ page }) => {
      const club = await makeOwnedClub({ privacy: true })
      const ada = await makePerson({ firstName: 'Ada', lastName: 'Asks' })
      await open(page, ada, clubPath(club.id), locale)
      await press(button(page, words.ask))
      await type(field(page, words.message), 'I know Olga.')
      await press(inDialog(page, words.sendRequest))
      await expect(said(page, words.requestSent)).toBeVisible()

      await open(page, club.owner, paths.inbox, locale)
      await press(page.getByRole('link', { name: words.asks(club.title), exact: true }))
      await expect(page).toHaveURL(`${siteUrl(manageClubPath(club.id), locale)}#requests`)
      await look(page, 'request on the manage page', parts.page, at)
      await press(button(page, words.approve))
      await expect(said(page, words.approved)).toBeVisible()
    })

    test(`announce, answer, cancel, by keyboard (${locale})`, async ({ page }) => {
      test.slow()
      const club = await makeOwnedClub()
      const ada = await makeMemberOf(club)
      await open(page, club.owner, clubPath(club.id), locale)
      await press(button(page, words.newAnnouncement))
      await type(field(page, words.title), 'Summer break')
      await type(field(page, words.text), 'We meet again in **September**.')
      await press(inDialog(page, words.publish))
      await expect(said(page, words.published)).toBeVisible()
      await expect(page.getByRole('article', { name: 'Summer break' })).toBeVisible()
      await planCharts(page, locale)

      await open(page, ada, clubPath(club.id), locale)
      const meeting = page.getByRole('article', { name: 'Charts' })
      await press(button(page, words.going), 'Space')
      await expect(button(page, words.going)).toHaveAttribute('aria-pressed', 'true')
      await expect(meeting.getByText(words.oneGoing, { exact: true })).toBeVisible()

      await open(page, club.owner, clubPath(club.id), locale)
      await press(button(page, words.cancelMeeting))
      await type(field(page, words.reasonOptional), 'The library is closed.')
      await press(inDialog(page, words.cancel))
      await expect(said(page, words.meetingCancelled)).toBeVisible()

      await untilTold(ada, 'meeting_cancelled')
      await open(page, ada, paths.inbox, locale)
      await press(page.getByRole('link', { name: words.noticeOfCancelling }))
      await expect(page).toHaveURL(/\/clubs\/\d+#meeting-\d+$/)
      await expect(meeting.getByText(words.cancelled, { exact: true })).toBeVisible()
      await look(page, 'cancelled meeting', parts.page, at)
    })

    test(`invite somebody who registers first, by keyboard (${locale})`, async ({ page }) => {
      test.slow()
      const club = await makeOwnedClub({ privacy: true })
      const who = newIdentity()
      const { link } = await club.owner.session.call<{ link: string }>(
        'POST',
        `${clubPath(club.id)}/invitations`,
      )
      await page.goto(siteUrl(clubPath(club.id), locale) + new URL(link).search)
      await startApp(page)
      await expect(page.getByText(words.invited)).toBeVisible()
      await look(page, 'club page by an invitation, as a visitor', parts.page, at)
      await press(page.getByRole('link', { name: words.logInInvited }))
      await expect(page).toHaveURL(siteUrl(paths.login, locale))

      await openRunningPage(page, paths.register, locale)
      await type(page.getByLabel(words.firstName, { exact: true }), who.firstName)
      await type(page.getByLabel(words.lastName, { exact: true }), who.lastName)
      await type(page.getByLabel(words.email, { exact: true }), who.email)
      await type(page.getByLabel(words.password, { exact: true }), who.password)
      await press(button(page, words.register))
      await expect(page).toHaveURL(siteUrl(paths.login, locale))
      // The address changes before the page: the field of the registration has the same label.
      await expect(page.getByLabel(words.firstName, { exact: true })).toHaveCount(0)
      const token = tokenIn(await receiveMail(who.email))
      await callAsVisitor(`/auth/signup/confirmemail?token=${token}`)

      await type(page.getByLabel(words.email, { exact: true }), who.email)
      await type(page.getByLabel(words.password, { exact: true }), who.password)
      await page.keyboard.press('Enter')
      await press(page.getByRole('link', { name: words.continueTo(club.title) }))
      await expect(page).toHaveURL(siteUrl(clubPath(club.id), locale))
      await expect(button(page, words.accept)).toBeVisible()
      await look(page, 'club page by an invitation', parts.page, at)
      await press(button(page, words.accept))
      await expect(said(page, words.joined(club.title))).toBeVisible()
      await expect(page.getByRole('group', { name: words.group }).getByText(words.member)).toBeVisible()
      await look(page, 'closed club, as a new member', parts.page, at)
    })

    test(`hand over and ban, by keyboard (${locale})`, async ({ page }) => {
      test.slow()
      const club = await makeOwnedClub()
      const hedda = await makeMemberOf(club, { firstName: 'Hedda', lastName: 'Heir' })
      const ada = await makeMemberOf(club, { firstName: 'Ada', lastName: 'Asks' })
      await open(page, club.owner, manageClubPath(club.id), locale)
      await press(button(page, words.banPerson))
      await type(field(page, words.reason), 'Advertising in every message')
      await look(page, 'ban of a member', parts.dialog, at)
      await press(inDialog(page, words.ban))
      await expect(said(page, words.banned)).toBeVisible()
      await press(button(page, words.offerTo))
      await expect(inDialog(page, words.offer)).toBeVisible()
      await look(page, 'offer of ownership', parts.dialog, at)
      await press(inDialog(page, words.offer))
      await expect(said(page, words.offered)).toBeVisible()

      await open(page, ada, clubPath(club.id), locale)
      const group = page.getByRole('group', { name: words.group })
      await expect(group.getByText(words.youAreBanned)).toBeVisible()
      await expect(group.getByText(words.bannedBecause)).toBeVisible()

      await open(page, hedda, `${paths.profile}?select=clubs`, locale)
      await expect(button(page, words.acceptOffer(club.title))).toBeVisible()
      await look(page, 'offers', parts.page, at)
      await press(button(page, words.acceptOffer(club.title)))
      await expect(said(page, words.nowOwner(club.title))).toBeVisible()
    })

    test(`report to outcome, by keyboard (${locale})`, async ({ page }) => {
      test.slow()
      const club = await makeOwnedClub({ description: 'We make 10% a month.' })
      const rita = await makePerson()
      await open(page, rita, clubPath(club.id), locale)
      await press(button(page, words.report))
      await press(dialog(page).getByRole('radio', { name: words.promisesReturns }), 'Space')
      await look(page, 'chosen reason of a report', parts.dialog, at)
      await press(inDialog(page, words.sendReport))
      await expect(said(page, words.reported)).toBeVisible()

      await open(page, admin, `${paths.profile}?select=admin#reports`, locale)
      await press(button(page, words.closeReport(club.title)))
      await press(dialog(page).getByRole('radio', { name: words.noAction }), 'ArrowDown')
      await expect(dialog(page).getByRole('radio', { name: words.declineClub })).toBeChecked()
      await type(field(page, words.note), 'It promises returns.')
      await type(field(page, words.ownersReason), 'A club may not promise returns.')
      await look(page, 'outcome of a report', parts.dialog, at)
      await press(inDialog(page, words.close))
      await expect(said(page, words.reportClosed)).toBeVisible()

      await open(page, rita, paths.inbox, locale)
      const notice = page.getByRole('link', { name: words.tookAction(club.title), exact: true })
      await expect(notice).toBeVisible()
      await look(page, 'outcome in the inbox of the reporter', parts.page, at)
    })
  })
}

async function planCharts(page: Page, locale: Locale) {
  const words = communityWords[locale]
  await press(button(page, words.newMeeting))
  await type(field(page, words.title), 'Charts')
  // Its parts are in another order in every language.
  await field(page, words.start).fill(inDays(10))
  await type(field(page, words.place), 'Via Roma 1, Milano')
  await press(inDialog(page, words.plan))
  await expect(said(page, words.planned)).toBeVisible()
}
