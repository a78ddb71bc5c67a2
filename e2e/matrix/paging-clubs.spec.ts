import { expect } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { allow } from '../support/own-clubs.ts'
import { makeMember, openApiSession } from '../support/people.ts'
import { openPage, openRunningPage, test } from '../support/site.ts'

const COUNTRY = 'Slovenia'
const CLUBS = 53
const address = `${paths.clubs}?country=${COUNTRY}`

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const owner = await makeMember()
  await allow(owner, CLUBS)
  const session = await openApiSession(owner)
  for (let number = 1; number <= CLUBS; number += 1) {
    await session.call('POST', '/user/club', {
      title: `Reading circle ${number}`,
      description: `Group ${number} of many.`,
      country: COUNTRY,
      privacy: false,
    })
  }
})

test('further clubs are added to the list', async ({ page, complaints }) => {
  await openRunningPage(page, address)
  const table = page.getByRole('table', { name: COUNTRY })
  await expect(table.getByRole('rowheader')).toHaveCount(50)
  await page.getByRole('button', { name: 'Show more clubs' }).click()
  await expect(table).toContainText(`Group ${CLUBS} of many.`)
  await expect(table).toContainText('Group 1 of many.')
  await expect(page.getByRole('button', { name: 'Show more clubs' })).toBeHidden()
  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('clubs can be read and paged', async ({ page }) => {
    await openPage(page, paths.clubs)
    await expect(page.getByRole('table', { name: 'Australia' })).toContainText(
      'We meet online before the Sydney',
    )
    await page.getByRole('navigation', { name: 'Countries' }).getByRole('link', { name: COUNTRY }).click()
    await expect(page).toHaveURL(address)
    const table = page.getByRole('table', { name: COUNTRY })
    await expect(table.getByRole('rowheader')).toHaveCount(50)
    await page.getByRole('link', { name: 'Show more clubs' }).click()
    await expect(page).toHaveURL(/\?country=Slovenia&after=\d+$/)
    await expect(table).toContainText(`Group ${CLUBS} of many.`)
    await expect(table).not.toContainText('Group 1 of many.')
  })
})
