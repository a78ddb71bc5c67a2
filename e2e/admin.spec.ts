import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import type { ListedUser } from '@aurivane/contract/user-object'
import { dialog, makeClub, openAdministration, ownTitle, part } from './support/administration.ts'
import { admin, bringSession, makeMember, openApiSession, siteUrl, type Identity } from './support/people.ts'
import { startApp, test } from './support/site.ts'

async function idOf(who: Identity): Promise<number> {
  return (await openApiSession(who)).user.uid
}

const suspension = (page: Page) => part(page, 'Control Suspended Accounts')
const change = (page: Page) => page.getByRole('button', { name: 'Change suspension' })

async function middleOf(place: Locator): Promise<[number, number]> {
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2]
}

async function findUser(page: Page, who: Identity) {
  await page.getByRole('button', { name: 'Show All Users' }).click()
  await page.getByLabel('Search users').fill(who.email)
  const rows = part(page, 'View All User Accounts').getByRole('row')
  // Before the answer arrives the row is among all others and may move, so wait until only it and the heading remain.
  await expect(rows).toHaveCount(2)
  return rows.filter({ hasText: who.email })
}

test('an admin suspends a member, whose open page is then logged out, and lifts it again', async ({
  page,
  browser,
}) => {
  const member = await makeMember()
  const id = await idOf(member)
  const memberPage = await (await browser.newContext()).newPage()
  await bringSession(memberPage, member)
  await memberPage.goto(siteUrl('/profile?select=clubs'))
  await expect(memberPage.getByText('You have no clubs.')).toBeVisible()

  await openAdministration(page)
  await page.getByLabel('User ID').fill(String(id))
  await change(page).click()
  await expect(page.getByText(`Successfully suspended user ID: ${id}`)).toBeVisible()

  await memberPage.getByLabel('Title', { exact: true }).fill('A club of mine')
  await memberPage.getByLabel('Description', { exact: true }).fill('We meet on Mondays.')
  await memberPage.getByLabel('Country', { exact: true }).selectOption('Italy')
  await memberPage.getByRole('button', { name: 'Create club', exact: true }).click()
  await expect(memberPage).toHaveURL(siteUrl(paths.login))
  const notice = memberPage.getByRole('alert')
  await expect(notice).toHaveText('Your session has ended. Please log in again.')
  await expect(memberPage.getByLabel('Email', { exact: true })).toHaveValue(member.email)
  await memberPage.goto(siteUrl('/profile?select=clubs'))
  await expect(memberPage).toHaveURL(siteUrl(paths.login))
  await memberPage.context().close()

  const row = await findUser(page, member)
  await expect(row).toContainText('Suspended')
  await page.getByLabel('User ID').fill(String(id))
  await change(page).click()
  await expect(page.getByText(`Successfully lifted the suspension of user ID: ${id}`)).toBeVisible()
  await expect(row).toContainText('Active')
})

test(
  'the suspension form says what is wrong, and its messages clear after a second',
  { tag: '@details' },
  async ({ page }) => {
    const { uid } = await openAdministration(page)
    const field = page.getByLabel('User ID')
    for (const [typed, text] of [
      ['', 'UserID is required'],
      ['seven', 'UserID needs to only include numbers'],
      [String(uid), 'You cannot suspend yourself'],
      ['2000000000', 'This user does not exist'],
    ] as const) {
      await field.fill(typed)
      await change(page).click()
      const message = suspension(page).getByText(text, { exact: true })
      await expect(message).toBeVisible()
      await expect(message).toBeHidden({ timeout: 2_000 })
      await expect(field).toHaveValue(typed)
    }
  },
)

test('an admin finds a user and edits the account', async ({ page }) => {
  const member = await makeMember({ lastName: 'Verdi', isConfirmed: false })
  await openAdministration(page)
  const row = await findUser(page, member)
  await expect(row).toContainText('Email not confirmed')
  const heading = dialog(page).getByRole('heading', { name: 'Edit User' })
  // Anywhere in the row, and by its button.
  await page.mouse.click(...(await middleOf(row.getByText('Email not confirmed'))))
  await expect(heading).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading).toBeHidden()
  await row.getByRole('button', { name: 'Edit Ada Verdi' }).click()
  await expect(heading).toBeVisible()

  const save = dialog(page).getByRole('button', { name: 'Save user' })
  await dialog(page).getByLabel('First Name').fill('')
  await dialog(page).getByLabel('Last Name').fill('')
  await dialog(page).getByLabel('Max Clubs').fill('')
  await save.click()
  for (const text of ['FirstName is required', 'LastName is required', 'Max Clubs is required'])
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()

  await dialog(page).getByLabel('First Name').fill('Adele')
  await dialog(page).getByLabel('Last Name').fill('Bianchi')
  await dialog(page).getByLabel('Max Clubs').fill('many')
  await save.click()
  await expect(dialog(page).getByText('Only numbers is allowed for max clubs')).toBeVisible()
  await expect(dialog(page).getByText('Failed to edit user')).toBeVisible()
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('Adele')

  await dialog(page).getByLabel('Max Clubs').fill('7')
  await dialog(page).getByLabel('Email confirmed').check()
  const sent = page.waitForRequest('**/profiles/user/entireUser')
  await save.click()
  expect((await sent).postDataJSON()).toMatchObject({ maxClub: 7 })
  await expect(page.getByText(/^Successfully edited user ID: \d+$/)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(row).toContainText('Adele Bianchi')
  // By its text: where rows are cards, the name of a cell begins with its column.
  await expect(row.getByRole('cell').filter({ hasText: /^7$/ })).toBeVisible()
  await expect(row).not.toContainText('Email not confirmed')
})

test('an account that was changed meanwhile is not overwritten', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  const own = await openApiSession(member)
  await openAdministration(page)
  const row = await findUser(page, member)
  await row.getByRole('button', { name: 'Edit Ada Rossi' }).click()
  await own.call('PUT', '/profiles/user/firstName', {
    valueType: 'firstName',
    toChange: { fieldValue: 'Ada', newValue: 'Carla' },
  })
  const adminSession = await openApiSession(admin)
  const rest = { firstName: 'Carla', lastName: 'Rossi', emailConfirmed: true, admin: false }
  await adminSession.call('PUT', '/profiles/user/entireUser', { ID: own.user.uid, ...rest, maxClub: 9 })

  await dialog(page).getByLabel('Last Name').fill('Bianchi')
  await dialog(page).getByRole('button', { name: 'Save user' }).click()
  const told = dialog(page).getByText('This was changed somewhere else in the meantime.')
  await expect(told).toBeVisible()
  await expect(dialog(page).getByLabel('Last Name')).toHaveValue('Bianchi')
  // Behind the dialog, where everything is hidden from screen readers.
  await expect(page.getByText('Carla Rossi', { exact: true })).toBeVisible()
  // The fields still show the old values, so saving again is refused too.
  await dialog(page).getByRole('button', { name: 'Save user' }).click()
  await expect(told).toBeVisible()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: 'Edit Carla Rossi' }).click()
  await expect(dialog(page).getByLabel('Max Clubs')).toHaveValue('9')
  await dialog(page).getByLabel('Last Name').fill('Bianchi')
  await dialog(page).getByRole('button', { name: 'Save user' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(row).toContainText('Carla Bianchi')
  await expect(row.getByRole('cell').filter({ hasText: /^9$/ })).toBeVisible()
})

test(
  'the address of a user is marked with the mouse without opening the editor',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember()
    await openAdministration(page)
    const row = await findUser(page, member)
    const address = row.getByText(member.email)
    await address.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await address.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + 1, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toBe(member.email)
    await expect(dialog(page)).toBeHidden()

    await page.mouse.click(...(await middleOf(address)))
    await expect(dialog(page).getByRole('heading', { name: 'Edit User' })).toBeVisible()
  },
)

test('the list of users names the roles as the profile does', { tag: '@details' }, async ({ page }) => {
  const [owner, member] = [await makeMember(), await makeMember()]
  await makeClub(owner, ownTitle('Readers'))
  await openAdministration(page)
  await expect(await findUser(page, owner)).toContainText('Club Owner')
  for (const [email, roles] of [
    [member.email, 'No Roles.'],
    [admin.email, 'Admin'],
  ] as const) {
    await page.getByLabel('Search users').fill(email)
    await expect(page.getByRole('row', { name: email })).toContainText(roles)
  }
})

test('the last admin cannot give the role away', { tag: '@details' }, async ({ page }) => {
  const { uid } = await openAdministration(page)
  const adminSession = await openApiSession(admin)
  const { result: users } = await adminSession.call<{ result: ListedUser[] }>(
    'GET',
    '/profiles/user/all?limit=1000',
  )
  const others = users.filter((user) => user.admin && !user.deletedAt && user.id !== uid)
  const setSuspended = (suspended: boolean) =>
    Promise.all(
      others.map(({ id }) =>
        adminSession.call('DELETE', `/profiles/user/${id}`, { userIDToSuspend: id, suspended }),
      ),
    )
  await setSuspended(true)
  await page.getByRole('button', { name: 'Show All Users' }).click()
  await page.getByLabel('Search users').fill(String(uid))
  await page.getByRole('row', { name: admin.email }).getByRole('button').click()
  await dialog(page).getByRole('checkbox', { name: 'Admin' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save user' }).click()
  await expect(dialog(page)).toContainText(
    'The last active administrator cannot be suspended or lose the admin role',
  )
  await setSuspended(false)
})

test('a list that cannot be loaded says so and is tried again', { tag: '@details' }, async ({ page }) => {
  await page.route('**/api/v1/admin/overview', (route) => route.abort())
  await openAdministration(page)
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(page.getByText('The connection was lost. Please check it and try again.')).toBeVisible()
  await page.unroute('**/api/v1/admin/overview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Clubs waiting')).toBeVisible()
})

test('a member sees no administration', async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(siteUrl('/profile?select=admin'))
  await startApp(page)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Administration' })).toBeHidden()
})

const headings = {
  it: [
    'Gestione degli account sospesi',
    'Tutti gli account utente',
    'Esame dei club',
    'Registro delle modifiche',
  ],
  de: ['Gesperrte Konten verwalten', 'Alle Benutzerkonten ansehen', 'Clubs prüfen', 'Änderungsprotokoll'],
} as const

for (const locale of ['it', 'de'] as const) {
  test(`the administration speaks ${locale}`, { tag: '@details' }, async ({ page }) => {
    await openAdministration(page, locale)
    for (const name of headings[locale]) await expect(page.getByRole('heading', { name })).toBeVisible()
  })
}

test('what waits for an administrator stands first and leads to its part', async ({ page }) => {
  await makeClub(await makeMember(), ownTitle('To do'))
  await openAdministration(page)
  const tasks = page.getByRole('list', { name: 'To do:' })
  await tasks.getByRole('link', { name: /^Review \d+ clubs?$/ }).click()
  await expect(page).toHaveURL(/#review$/)
  await expect(part(page, 'Review Clubs')).toBeInViewport()
})
