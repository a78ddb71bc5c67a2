import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route } from '@playwright/test'
import { clubPath } from '@aurivane/contract/paths'
import { expectNoViolations } from './support/axe.ts'
import {
  inDays,
  makeMemberOf,
  makeOwnedClub,
  makePerson,
  membership,
  openClub,
  planMeeting,
  review,
  toasts,
  type MadeClub,
} from './support/community.ts'
import { bringSession, siteUrl } from './support/people.ts'
import { startApp, test } from './support/site.ts'

test.use({ timezoneId: 'America/New_York' })

/** '24 November 2026' of an address such as 2026-11-24T18:30. */
function dayOf(localStart: string) {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${localStart}Z`),
  )
}

async function makeInvitation({ id, owner }: MadeClub): Promise<string> {
  const facts = { days: 7, uses: 1 }
  return (await owner.session.call<{ link: string }>('POST', `${clubPath(id)}/invitations`, facts)).link
}

/** Holds every call that changes something. The returned function waits for the next one and lets it go on. */
async function holdWrites(page: Page) {
  let arriving = Promise.withResolvers<Route>()
  await page.route('**/api/v1/clubs/**', async (route) => {
    if (route.request().method() === 'GET') await route.continue()
    else arriving.resolve(route)
  })
  return async () => {
    const held = await arriving.promise
    arriving = Promise.withResolvers()
    await held.continue()
  }
}

test('the owner plans, changes and cancels a meeting', async ({ page, complaints }) => {
  const club = await makeOwnedClub()
  await bringSession(page, club.owner)
  await openClub(page, club)
  await page.getByRole('button', { name: 'New meeting' }).click()
  const dialog = page.getByRole('dialog', { name: 'New meeting' })
  await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York')
  await dialog.getByRole('button', { name: 'Plan meeting' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title').fill('Reading circle')
  await dialog.getByLabel('Date and time').fill(inDays(5))
  await dialog.getByLabel('Time zone').selectOption('Europe/Rome')
  await expect(dialog.getByLabel('Length in minutes')).toHaveValue('60')
  await dialog.getByRole('button', { name: 'Plan meeting' }).click()
  await expect(dialog.getByText('Give a place or a link', { exact: true })).toBeVisible()
  await expectNoViolations(page, { kind: 'states', name: 'planning a meeting', within: '[role="dialog"]' })
  await dialog.getByLabel('Place (optional)').fill('Library')
  await dialog.getByLabel('Link (optional)').fill('https://meet.example.com/circle')
  await dialog.getByLabel('Description (optional)').fill('Bring\none chart.')
  await dialog.getByRole('button', { name: 'Plan meeting' }).click()
  await expect(toasts(page).getByText('The meeting was planned')).toBeVisible()

  const meeting = page.getByRole('article', { name: 'Reading circle' })
  await expect(meeting.getByRole('heading', { level: 3 })).toHaveText('Reading circle')
  await expect(meeting.getByText(`${dayOf(inDays(5))}, 18:30 (Europe/Rome)`, { exact: true })).toBeVisible()
  await expect(meeting.getByText(/^Your time: .*, 12:30 \(America\/New_York\)$/)).toBeVisible()
  await expect(meeting.getByText('Length: 60 minutes')).toBeVisible()
  await expect(meeting.getByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://meet.example.com/circle',
  )

  await meeting.getByRole('button', { name: 'Change: Reading circle' }).click()
  const change = page.getByRole('dialog', { name: 'Change meeting' })
  await expect(change.getByLabel('Date and time')).toHaveValue(inDays(5))
  await change.getByLabel('Length in minutes').fill('90')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page).getByText('The meeting was changed')).toBeVisible()
  await expect(meeting.getByText('Length: 90 minutes')).toBeVisible()

  await meeting.getByRole('button', { name: 'Cancel meeting: Reading circle' }).click()
  const cancel = page.getByRole('dialog', { name: 'Cancel meeting' })
  await expect(cancel.getByRole('button', { name: 'Keep the meeting' })).toBeVisible()
  await cancel.getByLabel('Reason (optional)').fill('The library is closed')
  await cancel.getByRole('button', { name: 'Cancel meeting' }).click()
  await expect(meeting.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(meeting.getByText('Reason: The library is closed')).toBeVisible()
  await expect(meeting.getByRole('button', { name: 'Going: Reading circle', exact: true })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a member answers, downloads the meeting, and has a calendar address', async ({ page }) => {
  const club = await makeOwnedClub()
  const id = await planMeeting(club, { title: 'Evening table' })
  await bringSession(page, await makeMemberOf(club))
  await openClub(page, club)
  const meeting = page.getByRole('article', { name: 'Evening table' })
  const going = meeting.getByRole('button', { name: 'Going: Evening table', exact: true })
  const notGoing = meeting.getByRole('button', { name: 'Not going: Evening table' })
  await expect(going).toHaveAttribute('aria-pressed', 'false')
  await going.click()
  await expect(toasts(page).getByText('Your answer was saved')).toBeVisible()
  await expect(going).toHaveAttribute('aria-pressed', 'true')
  await expect(meeting.getByText('1 going')).toBeVisible()
  await notGoing.click()
  await expect(notGoing).toHaveAttribute('aria-pressed', 'true')
  await expect(meeting.getByText('0 going')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New meeting' })).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await meeting.getByRole('button', { name: 'Add to calendar: Evening table' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`meeting-${id}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain('https://meet.example.com/for-members')

  await page.getByRole('button', { name: 'Create my calendar address' }).click()
  const field = page.getByLabel('My calendar address')
  await expect(field).toHaveValue(new RegExp(`/clubs/${club.id}/meetings\\.ics\\?key=`))
  await expect(field).not.toBeEditable()
  await expect(page.getByText('Copy this address now. It is not shown again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expectNoViolations(page, { kind: 'states', name: 'calendar address', within: 'main' })
  await page.getByRole('button', { name: 'Revoke my calendar address' }).click()
  await expect(field).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create my calendar address' })).toBeVisible()
})

test('outsiders of an open club take a meeting into their calendar, without its link', async ({ page }) => {
  const club = await makeOwnedClub()
  const id = await planMeeting(club, { title: 'Evening table' })
  await openClub(page, club)
  const add = page.getByRole('link', { name: 'Add to calendar: Evening table' })
  await expect(add).toHaveAttribute('href', `${clubPath(club.id)}/meetings/${id}.ics`)
  const file = await page.request.get(siteUrl(`${clubPath(club.id)}/meetings/${id}.ics`))
  expect(file.headers()['content-disposition']).toContain(`meeting-${id}.ics`)
  expect(await file.text()).not.toContain('meet.example.com')
  await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
    'href',
    `${clubPath(club.id)}/meetings.ics`,
  )
  await expect(page.getByRole('button', { name: 'Create my calendar address' })).toHaveCount(0)
})

test(
  'the link of a notice leads to its meeting, also on a later page of a closed club',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub({ privacy: true })
    const ids: number[] = []
    for (let day = 1; day <= 7; day += 1) {
      ids.push(await planMeeting(club, { title: `Table ${day}`, localStart: inDays(day) }))
    }
    await bringSession(page, club.owner)
    await page.goto(`${clubPath(club.id)}#meeting-${ids.at(-1)}`)
    await startApp(page)
    const last = page.getByRole('article', { name: 'Table 7' })
    await expect(last).toBeInViewport()
    await expect(last).toBeFocused()
  },
)

test.describe('the focus of the keyboard stays', () => {
  test('in answers and the calendar address', { tag: '@details' }, async ({ page }) => {
    const club = await makeOwnedClub()
    const id = await planMeeting(club, { title: 'Evening table' })
    await bringSession(page, await makeMemberOf(club))
    await openClub(page, club)
    const meeting = page.getByRole('article', { name: 'Evening table' })
    const going = meeting.getByRole('button', { name: 'Going: Evening table', exact: true })
    const notGoing = meeting.getByRole('button', { name: 'Not going: Evening table' })
    const release = await holdWrites(page)
    for (const button of [notGoing, going]) {
      await button.press('Enter')
      await expect(page.locator('body')).toBeFocused()
      await release()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toBeFocused()
    }
    await notGoing.press('Enter')
    await expect(notGoing).toBeDisabled()
    const add = meeting.getByRole('button', { name: 'Add to calendar: Evening table' })
    await add.focus()
    await release()
    await expect(notGoing).toHaveAttribute('aria-pressed', 'true')
    await expect(add).toBeFocused()

    await page.unrouteAll()
    const create = page.getByRole('button', { name: 'Create my calendar address' })
    await create.press('Enter')
    await expect(page.getByLabel('My calendar address')).toBeFocused()
    await page.getByRole('button', { name: 'Revoke my calendar address' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Revoke my calendar address' })).toHaveCount(0)
    await expect(create).toBeFocused()

    // Cancelled meanwhile: there is nothing to answer any more.
    await openClub(page, club)
    await expect(going).toBeEnabled()
    await club.owner.session.call('DELETE', `${clubPath(club.id)}/meetings/${id}`, { reason: null })
    await going.press('Enter')
    await expect(going).toHaveCount(0)
    await expect(meeting).toBeFocused()
  })

  test(
    'in the membership after joining, asking no more, dismissing and accepting',
    { tag: '@details' },
    async ({ page }) => {
      const open = await makeOwnedClub()
      const closed = await makeOwnedClub({ privacy: true })
      const person = await makePerson()
      await bringSession(page, person)
      const group = membership(page)
      const press = (name: string) => group.getByRole('button', { name }).press('Enter')

      await openClub(page, open)
      await press('Join')
      await expect(group.getByText('You are a member')).toBeVisible()
      await expect(group).toBeFocused()

      await person.session.call('POST', `${clubPath(closed.id)}/request`, {})
      await openClub(page, closed)
      await press('Withdraw request')
      await expect(group.getByRole('button', { name: 'Ask to join' })).toBeVisible()
      await expect(group).toBeFocused()

      for (const [answer, outcome] of [
        ['Dismiss', group.getByRole('button', { name: 'Ask to join' })],
        ['Accept invitation', group.getByText('You are a member')],
      ] as const) {
        await page.goto(await makeInvitation(closed))
        await startApp(page)
        await press(answer)
        await expect(outcome).toBeVisible()
        await expect(group).toBeFocused()
      }
    },
  )

  test(
    'on the same button after a refusal, unless the reader has moved on',
    { tag: '@details' },
    async ({ page }) => {
      const club = await makeOwnedClub()
      await bringSession(page, await makePerson())
      await openClub(page, club)
      const join = membership(page).getByRole('button', { name: 'Join' })
      const share = page.getByRole('button', { name: 'Share' })
      let answer = Promise.withResolvers<void>()
      await page.route('**/api/v1/clubs/*/membership', async (route) => {
        await answer.promise
        await route.fulfill({ status: 503, json: { result: 'Please wait', code: 'unavailable' } })
      })
      await join.press('Enter')
      await expect(page.locator('body')).toBeFocused()
      answer.resolve()
      await expect(join).toBeFocused()

      answer = Promise.withResolvers<void>()
      await join.press('Enter')
      await expect(join).toBeDisabled()
      await share.focus()
      answer.resolve()
      await expect(join).toBeEnabled()
      await expect(share).toBeFocused()
    },
  )

  test(
    'in the page when an invitation to a pending club is dismissed',
    { tag: '@details' },
    async ({ page }) => {
      const club = await makeOwnedClub()
      const link = await makeInvitation(club)
      await bringSession(page, await makePerson())
      await page.goto(link)
      await startApp(page)
      const dismiss = membership(page).getByRole('button', { name: 'Dismiss' })
      await expect(dismiss).toBeVisible()
      await review(club.id, 'pending')
      await dismiss.press('Enter')
      await expect(membership(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    },
  )
})
