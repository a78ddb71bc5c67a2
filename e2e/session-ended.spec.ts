import { expect, type Page } from '@playwright/test'
import { clubPath, paths } from '@aurivane/contract/paths'
import { makeOwnedClub, membership } from './support/community.ts'
import { bringSession, makeMember, siteUrl, suspend } from './support/people.ts'
import { test } from './support/site.ts'

function userMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Ada' })
}

test('a session that was ended elsewhere is noticed by reading: public pages offer the login, others lead to it', async ({
  page,
}) => {
  const club = await makeOwnedClub()
  const [reader, member] = [await makeMember(), await makeMember()]
  await bringSession(page, reader)
  await page.goto(siteUrl(clubPath(club.id)))
  await expect(membership(page).getByRole('button', { name: 'Join' })).toBeVisible()
  await suspend(reader)
  await page.getByRole('banner').getByRole('link', { name: 'Clubs', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(paths.clubs))
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible()
  await expect(userMenu(page)).toBeHidden()

  await bringSession(page, member)
  await page.goto(siteUrl(paths.home))
  await userMenu(page).click()
  await suspend(member)
  await page.getByRole('link', { name: 'Inbox' }).click()
  await expect(page).toHaveURL(siteUrl(paths.login))
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please log in again.')
})
