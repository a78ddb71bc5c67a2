import { expect } from '@playwright/test'
import { allow, create, dialog, fillClub, gold, makeClub, openClubs } from '../support/own-clubs.ts'
import { makeMember, openApiSession } from '../support/people.ts'
import { inDays, makeOwnedClub, openClub, planMeeting, publish } from '../support/community.ts'
import { bringSession } from '../support/people.ts'
import { test } from '../support/site.ts'

test('a club that is gone already cancels the deletion and the update', async ({ page }) => {
  const owner = await makeMember()
  const ids = [await makeClub(owner), await makeClub(owner, { ...gold, title: 'Silver at noon' })]
  await openClubs(page, owner)
  await expect(page.getByRole('row', { name: gold.title })).toBeVisible()
  const elsewhere = await openApiSession(owner)
  await elsewhere.call('DELETE', '/user/club', { clubID: ids[0] })

  await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
  await expect(page.getByText('This club does not exist')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: gold.title })).toBeHidden()

  await elsewhere.call('DELETE', '/user/club', { clubID: ids[1] })
  await page.getByRole('button', { name: 'Update: Silver at noon' }).click()
  await dialog(page).getByLabel('Title', { exact: true }).fill('Silver at night')
  await dialog(page).getByRole('button', { name: 'Update club' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('You have no clubs.')).toBeVisible()
})

test('a club that was closed meanwhile is not reopened by an outdated form', async ({ page }) => {
  const owner = await makeMember()
  const clubID = await makeClub(owner)
  await openClubs(page, owner)
  const row = page.getByRole('row', { name: gold.title })
  await row.getByRole('button', { name: `Update: ${gold.title}` }).click()
  const elsewhere = await openApiSession(owner)
  const contacts = [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }]
  const closed = { title: gold.title, description: 'Friends only, from now on.', privacy: true, contacts }
  await elsewhere.call('PUT', '/user/club/inputs', { clubID, ...closed })

  const update = dialog(page).getByRole('button', { name: 'Update club' })
  await dialog(page).getByLabel('Title', { exact: true }).fill('Gold at breakfast')
  await update.click()
  const told = page.getByRole('alert').filter({ hasText: 'This was changed somewhere else in the meantime.' })
  await expect(told).toHaveCount(1)
  await expect(update).toBeFocused()
  await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('Gold at breakfast')
  // The fields still show the old values, so saving again is refused too.
  await update.click()
  await expect(told).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Closed')

  await row.getByRole('button', { name: `Update: ${gold.title}` }).click()
  await expect(dialog(page).getByLabel('Description', { exact: true })).toHaveValue(closed.description)
  await expect(dialog(page).getByLabel('Link of contact 1')).toHaveValue('mailto:club@example.com')
  await dialog(page).getByLabel('Title', { exact: true }).fill('Gold at breakfast')
  await update.click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: 'Gold at breakfast' })).toContainText('Closed')
})

test('a club made elsewhere meanwhile: the refusal and the page say the same', async ({ page }) => {
  const owner = await makeMember()
  await allow(owner, 1)
  await openClubs(page, owner)
  await fillClub(page, { ...gold, title: 'Silver at noon' })
  await makeClub(owner)
  await create(page).click()
  await expect(page.getByRole('row', { name: gold.title })).toBeVisible()
  const limit = page.getByText('You have reached the maximum amount of clubs to create. [1 of 1]')
  await expect(limit).toHaveCount(1)
  await expect(page.getByText('You have no clubs.')).toBeHidden()
  await expect(page.getByText('You have 0 out of 1 allocated clubs')).toBeHidden()
  await expect(create(page)).toBeHidden()
  await expect(page.getByRole('alert').filter({ has: limit })).toBeFocused()

  // The next refusal is announced again, and does not hide a success.
  await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
  await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
  await fillClub(page, gold)
  await create(page).click()
  await expect(page.getByRole('status').filter({ hasText: gold.title })).toBeFocused()
  await expect(limit).toHaveCount(1)
})

test('an address that counts as unconfirmed meanwhile: the refusal and the page say the same', async ({
  page,
}) => {
  const owner = await makeMember()
  await openClubs(page, owner)
  await fillClub(page, gold)
  await allow(owner, 3, false)
  await create(page).click()
  await expect(page.getByRole('button', { name: 'Send the confirmation mail again' })).toBeVisible()
  const unverified = page.getByText('Your email needs to be verified in order to manage clubs')
  await expect(unverified).toHaveCount(1)
  await expect(page.getByText('You have 0 out of 3 allocated clubs')).toBeHidden()
  await expect(create(page)).toBeHidden()
  await expect(page.getByRole('alert').filter({ has: unverified })).toBeFocused()
})

test('an address that counts as unconfirmed meanwhile ends a deletion, too', async ({ page }) => {
  const owner = await makeMember()
  await makeClub(owner)
  await openClubs(page, owner)
  await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
  await allow(owner, 3, false)
  await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: gold.title })).toBeHidden()
  const unverified = page.getByText('Your email needs to be verified in order to manage clubs')
  await expect(page.getByRole('main').getByRole('alert').filter({ has: unverified })).toBeFocused()
})

test('an announcement and a meeting that were changed meanwhile are not overwritten, however often one saves', async ({
  page,
}) => {
  const club = await makeOwnedClub()
  const { session } = club.owner
  const announcementID = await publish(club, 'Summer', 'We meet in May.')
  const meetingID = await planMeeting(club)
  await bringSession(page, club.owner)
  await openClub(page, club)
  const told = dialog(page).getByText('This was changed somewhere else in the meantime.')
  const save = dialog(page).getByRole('button', { name: 'Save' })

  await page.getByRole('button', { name: 'Edit: Summer' }).click()
  const summer = { title: 'Summer', text: 'We meet in May.' }
  await session.call('PUT', `/clubs/${club.id}/announcements/${announcementID}`, {
    title: 'Summer',
    text: 'We meet in June.',
    seen: summer,
  })
  await dialog(page).getByLabel('Title').fill('Late summer')
  await save.click()
  await expect(told).toBeVisible()
  await expect(page.getByText('We meet in June.')).toBeVisible()
  await save.click()
  await expect(save).toBeEnabled()
  await expect(told).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Summer', exact: true })).toContainText('We meet in June.')

  const { result } = await session.call<{ result: Record<string, unknown>[] }>(
    'GET',
    `/clubs/${club.id}/meetings`,
  )
  const { title, localStart, timeZone, minutes, place, link, description } = result[0] ?? {}
  const seen = { title, localStart, timeZone, minutes, place, link, description }
  await page.getByRole('button', { name: `Change: ${String(title)}` }).click()
  const moved = { ...seen, localStart: inDays(11, '20:00'), seen }
  await session.call('PUT', `/clubs/${club.id}/meetings/${meetingID}`, moved)
  await dialog(page).getByLabel('Place').fill('Via Milano 2')
  await save.click()
  await expect(told).toBeVisible()
  await save.click()
  await expect(save).toBeEnabled()
  await expect(told).toBeVisible()
  const after = await session.call<{ result: { localStart: string }[] }>('GET', `/clubs/${club.id}/meetings`)
  expect(after.result[0]?.localStart).toBe(moved.localStart)
})
