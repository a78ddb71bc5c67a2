import { expect } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { makeMemberOf, makeOwnedClub, openClub, publish, toasts } from './support/community.ts'
import { bringSession } from './support/people.ts'
import { test } from './support/site.ts'

test('the team publishes, edits and deletes an announcement', async ({ page, complaints }) => {
  const club = await makeOwnedClub()
  await bringSession(page, club.owner)
  await openClub(page, club)
  await page.getByRole('button', { name: 'New announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'New announcement' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Text is required')).toBeVisible()
  await expectNoViolations(page, { kind: 'states', name: 'new announcement', within: '[role="dialog"]' })
  await dialog.getByLabel('Title').fill('Summer break')
  await dialog.getByLabel('Text').fill('# Hello\n\nWe meet again in **September**.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(toasts(page).getByText('The announcement was published')).toBeVisible()

  const article = page.getByRole('article', { name: 'Summer break' })
  await expect(article).toHaveAttribute('id', /^announcement-\d+$/)
  await expect(article.getByText(/^Published \d+ \w+ \d{4} by Olga Owner$/)).toBeVisible()
  await expect(article.locator('strong')).toHaveText('September')
  await expect(article.getByRole('heading', { name: 'Hello' })).toBeVisible()
  await expect(article.getByText('Edited', { exact: true })).toHaveCount(0)

  await article.getByRole('button', { name: 'Edit: Summer break' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit announcement' })
  await edit.getByLabel('Text').fill('We meet again in October.')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(article.getByText('We meet again in October.')).toBeVisible()
  await expect(article.getByText('Edited', { exact: true })).toBeVisible()

  await article.getByRole('button', { name: 'Delete: Summer break' }).click()
  const remove = page.getByRole('dialog', { name: 'Delete announcement' })
  await remove.getByRole('button', { name: 'Delete announcement' }).click()
  await expect(article).toHaveCount(0)
  await expect(page.getByText('There are no announcements yet.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('what users write cannot run, load or mislead', async ({ page, complaints }) => {
  const club = await makeOwnedClub()
  const text =
    '<script>alert(1)</script> <b>bold</b>\n\n![picture](https://evil.example/p.png)\n\n[bad](javascript:alert(1)) [good](https://example.com) [own](/faq)'
  await publish(club, 'Careful', text)
  await openClub(page, club)
  const article = page.getByRole('article', { name: 'Careful' })
  await expect(article.getByText('<script>alert(1)</script> <b>bold</b>')).toBeVisible()
  await expect(article.locator('img, script, b')).toHaveCount(0)
  expect(await article.innerHTML()).not.toContain('javascript:')
  for (const name of ['good', 'own']) {
    await expect(article.getByRole('link', { name })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    )
  }
  expect(complaints).toEqual([])
})

test(
  'older announcements are added below, for members without the buttons of the team',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub()
    for (let at = 1; at <= 12; at += 1) await publish(club, `News ${at}`, 'Text')
    await bringSession(page, await makeMemberOf(club))
    await openClub(page, club)
    const articles = page.getByRole('article', { name: 'News' })
    await expect(articles).toHaveCount(10)
    await page.getByRole('button', { name: 'Show older announcements' }).click()
    await expect(articles).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Show older announcements' })).toHaveCount(0)
    await expect(page.getByText('You are a member')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Edit|Delete|New)/ })).toHaveCount(0)
  },
)
