import { expect, test, type Page } from '@playwright/test'
import { fill, find } from '@aurivane/contract/messages/messages'
import { de as german } from '@aurivane/contract/messages/de'
import { it as italian } from '@aurivane/contract/messages/it'
import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail } from '../testing/mailbox.ts'
import {
  bringSession,
  logIn,
  makeMember,
  openApiSession,
  siteUrl,
  newIdentity,
  type Identity,
} from './support/people.ts'

const created = 'Your account has been created. We have sent you an email to confirm your address.'
const confirmed = 'Your email address is confirmed, redirecting you back to home in 1 second.'
const linkDead = 'This link has expired or was already used. Please ask for a new one.'

async function fillIn(page: Page, who: Identity) {
  await page.getByLabel('First Name').fill(who.firstName)
  await page.getByLabel('Last Name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Country').selectOption(who.country)
  await page.getByLabel('Password').fill(who.password)
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Register' }).click()
}

test('A visitor registers, confirms the address from the mail and logs in', async ({ page }) => {
  const who = newIdentity({ country: 'Switzerland' })
  await page.goto(siteUrl(paths.register))
  await fillIn(page, who)
  await submit(page)

  await expect(page).toHaveURL(siteUrl(paths.login))
  await expect(page.getByRole('status').filter({ hasText: created })).toBeVisible()

  await page.goto(linkIn(await receiveMail(who.email)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmation')
  await expect(page.getByText(confirmed)).toBeVisible()
  expect(page.url()).toBe(siteUrl(paths.confirmEmail))
  await expect(page).toHaveURL(siteUrl(paths.home))

  await logIn(page, who)
  const { user } = await openApiSession(who)
  expect(user).toMatchObject({ country: 'Switzerland', confirmedEmail: true })
})

test('The country starts on Australia, and that is what an untouched form sends', async ({ page }) => {
  const { country: _untouched, ...who } = newIdentity()
  await page.goto(siteUrl(paths.register))
  await expect(page.getByLabel('Country')).toHaveValue('Australia')
  await expect(page.getByLabel('Country').getByRole('option')).toHaveCount(18)
  await page.getByLabel('First Name').fill(who.firstName)
  await page.getByLabel('Last Name').fill(who.lastName)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await submit(page)
  await expect(page).toHaveURL(siteUrl(paths.login))
  expect((await openApiSession(who)).user.country).toBe('Australia')
})

test('An empty form says what is missing and leads to the first empty field', async ({ page }) => {
  await page.goto(siteUrl(paths.register))
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in the required fields')
  // The banner says it; each of the four empty fields just says that it is required.
  const required = page.getByText('Required', { exact: true })
  await expect(required).toHaveCount(4)
  await expect(page.getByLabel('First Name')).toBeFocused()

  await page.keyboard.type('Ada')
  await expect(page.getByLabel('First Name')).toHaveValue('Ada')
  await expect(required).toHaveCount(3)
  expect(page.url()).toBe(siteUrl(paths.register))
})

test('A refused registration keeps what was typed and says why', async ({ page }) => {
  const known = await makeMember()
  await page.goto(siteUrl(paths.register))
  await fillIn(page, { ...known, email: known.email.toUpperCase() })
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('An account with this email already exists')
  await expect(page.getByLabel('First Name')).toHaveValue(known.firstName)

  await page.getByLabel('Email').fill(newIdentity().email)
  await page.getByLabel('Password').fill('password')
  await submit(page)
  await expect(page.getByText('Attackers try this password first.')).toBeVisible()

  await page.getByLabel('First Name').fill('a'.repeat(101))
  await page.getByLabel('Password').fill('short')
  await submit(page)
  await expect(page.getByText('Use at least 8 characters')).toHaveCount(1)
  // Long input is reported and never cut.
  await expect(page.getByText(/^Use at most \d+ characters$/)).toBeVisible()
})

test('A form filled in by a bot is detected', { tag: '@details' }, async ({ page }) => {
  await page.goto(siteUrl(paths.register))
  await fillIn(page, newIdentity())
  await page.locator('input[name="csrf"]').fill('https://spam.example', { force: true })
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Detected')
})

test(
  'The page says who may register, and its links do not lose what was typed',
  { tag: '@details' },
  async ({ page, context }) => {
    await page.goto(siteUrl(paths.register))
    await page.getByLabel('First Name').fill('Ada')
    const notice = page.getByText('By registering you confirm that you are 18 or older')
    await expect(notice).toContainText('not a resident of the United States')
    for (const [name, path] of [
      ['terms', paths.terms],
      ['privacy policy', paths.privacy],
    ] as const) {
      const opened = context.waitForEvent('page')
      await notice.getByRole('link', { name }).click()
      const beside = await opened
      await expect(beside).toHaveURL(siteUrl(path))
      await beside.close()
    }
    await expect(page.getByLabel('First Name')).toHaveValue('Ada')

    await page.getByRole('link', { name: 'Who may register?' }).click()
    await expect(page).toHaveURL(siteUrl(`${paths.faq}#categoryrow6`))
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(siteUrl(paths.login))
  },
)

test(
  'A lost connection is explained, and the form can be sent again',
  { tag: '@details' },
  async ({ page, context }) => {
    const who = newIdentity()
    await page.goto(siteUrl(paths.register))
    await fillIn(page, who)
    // The app must have loaded before the connection is lost.
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await context.setOffline(true)
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(
      'The connection was lost. Please check it and try again.',
    )
    await context.setOffline(false)
    await submit(page)
    await expect(page).toHaveURL(siteUrl(paths.login))
  },
)

test.describe('Confirming the address', () => {
  test('without a connection says so and offers to try again', { tag: '@details' }, async ({ page }) => {
    const who = await makeMember({ isConfirmed: false })
    await page.route('**/api/v1/auth/signup/confirmemail**', (route) => route.abort(), { times: 1 })
    await page.goto(linkIn(await receiveMail(who.email)))
    await expect(page.getByRole('alert')).toContainText('An Error Occured')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(confirmed)).toBeVisible()
  })

  test('that is refused without a message shows our own text', { tag: '@details' }, async ({ page }) => {
    await page.route('**/api/v1/auth/signup/confirmemail**', (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await page.goto(siteUrl(`${paths.confirmEmail}?token=any`))
    await expect(page.getByRole('alert')).toContainText('An Error Occured')
  })

  test('with a dead link asks a visitor to log in first', { tag: '@details' }, async ({ page }) => {
    await page.goto(siteUrl(`${paths.confirmEmail}?token=never-was-one`))
    await expect(page.getByRole('alert')).toHaveText(linkDead)
    expect(page.url()).toBe(siteUrl(paths.confirmEmail))
    await page.getByRole('main').getByRole('link', { name: 'log in' }).click()
    await expect(page).toHaveURL(siteUrl(paths.login))
  })

  test('with a dead link sends a member a new one at once', async ({ page }) => {
    const who = await makeMember({ isConfirmed: false })
    await bringSession(page, who)
    await page.goto(siteUrl(`${paths.confirmEmail}?token=never-was-one`))
    await expect(page.getByRole('alert')).toHaveText(linkDead)
    await page.getByRole('button', { name: 'Send a new confirmation email' }).click()
    await expect(page.getByText('We have sent you a new confirmation email')).toBeVisible()

    await page.goto(linkIn(await receiveMail(who.email, { count: 2 })))
    await expect(page.getByText(confirmed)).toBeVisible()
  })

  // Mail programs break lines after `=`, or take what follows for a part of the link.
  for (const [kind, token] of [
    ['cut', ''],
    ['lengthened', 'x'.repeat(201)],
    ['broken', '%00'],
  ] as const) {
    test(`with a ${kind} link sends a member a new one as well`, { tag: '@details' }, async ({ page }) => {
      const who = await makeMember({ isConfirmed: false })
      await bringSession(page, who)
      await page.goto(siteUrl(`${paths.confirmEmail}?token=${token}`))
      await expect(page.getByRole('alert')).toHaveText(linkDead)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
      await page.getByRole('button', { name: 'Send a new confirmation email' }).click()
      await expect(page.getByText('We have sent you a new confirmation email')).toBeVisible()
    })
  }

  test(
    'after a reload asks for the link again, since nothing of it was kept',
    { tag: '@details' },
    async ({ page }) => {
      await page.goto(siteUrl(`${paths.confirmEmail}?token=never-was-one`))
      await expect(page.getByRole('alert')).toHaveText(linkDead)
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('Please open the link in your email again')
    },
  )
})

const languages = [
  {
    locale: 'it',
    messages: italian,
    fields: {
      firstName: 'Nome',
      lastName: 'Cognome',
      email: 'Email',
      country: 'Paese',
      password: 'Password',
    },
    register: 'Registrati',
    login: 'Accedi',
  },
  {
    locale: 'de',
    messages: german,
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail',
      country: 'Land',
      password: 'Passwort',
    },
    register: 'Registrieren',
    login: 'Anmelden',
  },
] as const

for (const { locale, messages, fields, register, login } of languages) {
  test(
    `The whole way from registration to login is there in ${locale}`,
    { tag: '@details' },
    async ({ page }) => {
      const who = newIdentity()
      const say = (key: 'account.created' | 'account.confirmed') => fill(find(messages, key) ?? '')
      await page.goto(siteUrl(paths.register, locale))
      await page.getByRole('button', { name: register }).click()
      await expect(page.getByRole('alert')).toHaveText(messages.form.fillRequired)
      for (const name of ['firstName', 'lastName', 'email', 'password'] as const) {
        await page.getByLabel(fields[name], { exact: true }).fill(who[name])
      }
      await page.getByLabel(fields.country, { exact: true }).selectOption(who.country)
      await page.getByRole('button', { name: register }).click()
      await expect(page).toHaveURL(siteUrl(paths.login, locale))
      await expect(page.getByText(say('account.created'))).toBeVisible()

      await page.goto(linkIn(await receiveMail(who.email)))
      await expect(page).toHaveURL(siteUrl(paths.confirmEmail, locale))
      await expect(page.getByText(say('account.confirmed'))).toBeVisible()
      await expect(page).toHaveURL(siteUrl(paths.home, locale))

      await page.goto(siteUrl(paths.login, locale))
      await page.getByLabel(fields.email, { exact: true }).fill(who.email)
      await page.getByLabel(fields.password, { exact: true }).fill('not the password')
      await page.getByRole('button', { name: login, exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText(messages.account.credentialsWrong)
      await page.getByLabel(fields.password, { exact: true }).fill(who.password)
      await page.getByRole('button', { name: login, exact: true }).click()
      await expect(page).toHaveURL(siteUrl(paths.home, locale))
    },
  )
}
