import { expect } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { noteCovered } from '../support/covered.ts'
import { bringSession, makeMember } from '../support/people.ts'
import { CLUBS_CALL } from '../support/sample-club.ts'
import { openInApp, openRunningPage, test } from '../support/site.ts'
import { switchLanguage } from '../support/states.ts'

test('the frame has its landmarks and names', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Aurivane"
      - navigation "Main":
        - list:
          - listitem:
            - link "About Us"
          - listitem:
            - link "How This Works"
          - listitem:
            - button "Resources"
      - search:
        - combobox "Search the site"
        - button "Search"
      - link "Partners Portal"
      - link "Login"
  `)
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Market prices' })).toHaveCount(1)
})

test('every page in every language has one heading of the first level and landmarks with names', async ({
  page,
}) => {
  // About 30 s: every page is opened in three languages.
  test.slow()
  await bringSession(page, await makeMember())
  for (const path of allPaths.filter((each) => each !== paths.login && each !== paths.register)) {
    for (const locale of locales) {
      // Switches the language within one document; pages.spec.ts opens each page in each language.
      if (locale === 'en') await openRunningPage(page, path)
      else await switchLanguage(page, path, locale)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
      // Several landmarks of one kind need distinct names.
      const names = await page.getByRole('navigation').evaluateAll((places) =>
        places.map((place) => {
          const label = document.getElementById(place.getAttribute('aria-labelledby') ?? '')
          return place.ariaLabel ?? label?.textContent ?? ''
        }),
      )
      expect(new Set(names).size, `${path} ${locale}: ${names.join(', ')}`).toBe(names.length)
      expect(names).not.toContain('')
      noteCovered('headings and landmarks', path, locale)
    }
  }
})

test('live regions announce results, refusals, messages and new pages', async ({ page }) => {
  await openRunningPage(page, paths.login)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - alert:
        - paragraph: Please fill in the required fields
      - paragraph: Required
      - textbox "Email" [invalid]
      - paragraph: Required
      - textbox "Password" [invalid]
  `)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required')

  await page.getByRole('combobox').fill('clu')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d/)
  await page.keyboard.press('Escape')

  await page.route(CLUBS_CALL, (route) => route.abort())
  await openInApp(page, paths.clubs)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('An Error Has Occured.')
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toHaveAttribute('aria-live', 'polite')
  await expect(messages.getByRole('alert')).toContainText('There was an error fetching clubs')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL(paths.privacy)
  await expect(page).toHaveTitle(/^Privacy/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a dialog has a name, keeps the focus and leaves messages audible', async ({ page }) => {
  await bringSession(page, await makeMember())
  await openRunningPage(page, paths.profile)
  await page.getByRole('button', { name: 'Edit name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Settings' })
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Edit Settings":
      - heading "Edit Settings" [level=2]
      - button "Close"
      - textbox "First Name"
      - textbox "Last Name"
      - button "Cancel"
      - button "Save"
  `)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    // Focus guards at both ends return the focus at once.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
      .toBe(true)
  }
  await expect(page.getByRole('banner')).toHaveCount(0)
})
