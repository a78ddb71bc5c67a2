import { expect, test, type Page } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import {
  bringSession,
  logIn,
  makeMember,
  readSessionCookies,
  secure,
  siteUrl,
  suspend,
  type Identity,
} from './support/people.ts'

const lost = 'The connection was lost. Please check it and try again.'
const codeAsked = 'Enter the verification code from your authenticator app'

async function submitLogin(page: Page, { email, password }: Pick<Identity, 'email' | 'password'>) {
  await page.goto(siteUrl(paths.login))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

function userMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Ada' })
}

async function logOut(page: Page) {
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test.describe('Logging in', () => {
  test('leads home, keeps both cookies, and logging out removes them', async ({ page }) => {
    const member = await makeMember()
    await logIn(page, member)
    await expect(userMenu(page)).toBeVisible()
    expect(await readSessionCookies(page)).toEqual(['atoken', 'uid'])
    const cookies = await page.context().cookies()
    for (const name of ['uid', 'atoken']) {
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
        sameSite: 'Strict',
        httpOnly: false,
        secure: false,
        path: '/',
      })
    }
    await page.reload()
    await expect(userMenu(page)).toBeVisible()
    await logOut(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await readSessionCookies(page)).toEqual([])
  })

  test('works with password managers and with the keyboard alone', { tag: '@details' }, async ({ page }) => {
    const member = await makeMember()
    await page.goto(siteUrl(paths.login))
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(member.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(siteUrl(paths.home))
  })

  test('shows the password on request', { tag: '@details' }, async ({ page }) => {
    await page.goto(siteUrl(paths.login))
    await page.getByLabel('Password').fill('plain to see')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
  })

  test('says the same for a wrong password and an unknown address, and keeps what was typed', async ({
    page,
  }) => {
    const member = await makeMember()
    for (const email of [member.email, 'nobody@example.com']) {
      await submitLogin(page, { email, password: 'not the password' })
      await expect(page.getByRole('alert')).toHaveText('The email or the password is wrong')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
  })

  test('asks for both fields', async ({ page }) => {
    await page.goto(siteUrl(paths.login))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in the required fields')
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('tells a suspended member whom to contact', async ({ page }) => {
    const member = await makeMember()
    await suspend(member)
    await submitLogin(page, member)
    await expect(page.getByRole('alert')).toHaveText(
      `This account is suspended. Please contact ${brand.supportEmail}.`,
    )
    expect(await readSessionCookies(page)).toEqual([])
  })

  test('is sent once, however often the button is pressed', { tag: '@details' }, async ({ page }) => {
    const member = await makeMember()
    let sent = 0
    await page.route('**/api/v1/auth/login', async (route) => {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await submitLogin(page, member)
    const button = page.getByRole('button', { name: 'Login' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL(siteUrl(paths.home))
    expect(sent).toBe(1)
  })

  test(
    'answered with neither a user nor a request for a code shows the answer',
    { tag: '@details' },
    async ({ page }) => {
      await page.route('**/api/v1/auth/login', (route) =>
        route.fulfill({ json: { result: 'Come back later.' } }),
      )
      await submitLogin(page, { email: 'ada@example.com', password: 'long enough words' })
      await expect(page.getByRole('alert')).toHaveText('Come back later.')
      await expect(page).toHaveURL(siteUrl(paths.login))
    },
  )

  test(
    'without a connection says so, and works once it is back',
    { tag: '@details' },
    async ({ page, context }) => {
      const member = await makeMember()
      await page.goto(siteUrl(paths.login))
      await page.getByLabel('Email').fill(member.email)
      await page.getByLabel('Password').fill(member.password)
      // The app must have loaded before the connection is lost.
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toHaveText(lost)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL(siteUrl(paths.home))
    },
  )

  test('offers the ways to register and to recover', async ({ page }) => {
    await page.goto(siteUrl(paths.login))
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page).toHaveURL(siteUrl(paths.recovery))
    await page.goBack()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(siteUrl(paths.register))
  })
})

test.describe('With two-factor on', () => {
  test('a code from the app is asked for', async ({ page }) => {
    const member = await makeMember()
    const { app } = await secure(member)
    await submitLogin(page, member)
    await expect(page.getByText(codeAsked)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
    const code = dialog.getByLabel('Verification code')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await readSessionCookies(page)).toEqual([])

    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByText('Code is required')).toBeVisible()
    await code.fill('000000')
    await dialog.getByRole('button', { name: 'Verify' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This code is wrong or was already used')
    await code.fill(await app.nextCode())
    await code.press('Enter')
    await expect(page).toHaveURL(siteUrl(paths.home))
    await expect(userMenu(page)).toBeVisible()
  })

  test('a recovery code works once', async ({ page }) => {
    const member = await makeMember()
    const { recoveryCodes } = await secure(member)
    const [recoveryCode = ''] = recoveryCodes
    for (const ending of ['in', 'out'] as const) {
      await submitLogin(page, member)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Verification code').fill(recoveryCode)
      await dialog.getByRole('button', { name: 'Verify' }).click()
      if (ending === 'out') {
        await expect(dialog.getByRole('alert')).toHaveText('This code is wrong or was already used')
        continue
      }
      await expect(page).toHaveURL(siteUrl(paths.home))
      await logOut(page)
    }
  })

  test('the dialog can be left, and the form is as it was', { tag: '@details' }, async ({ page }) => {
    const member = await makeMember()
    await secure(member)
    await submitLogin(page, member)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Email')).toHaveValue(member.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('A session', () => {
  test('keeps members away from the login and register pages', async ({ page }) => {
    await bringSession(page, await makeMember())
    for (const path of [paths.login, paths.register]) {
      await page.goto(siteUrl(path))
      await expect(page).toHaveURL(siteUrl(paths.home))
    }
  })

  test('is needed for the gated pages', async ({ page }) => {
    for (const path of [paths.portfolios, `${paths.profile}?select=account`]) {
      await page.goto(siteUrl(path))
      await expect(page).toHaveURL(siteUrl(paths.login))
    }
    await page.goto(siteUrl(paths.home))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolios' }).click()
    await expect(page).toHaveURL(siteUrl(paths.login))
  })

  for (const name of ['uid', 'atoken']) {
    test(
      `of which only ${name} is left is none, and the login page opens`,
      { tag: '@details' },
      async ({ page, context }) => {
        await context.addCookies([{ name, value: '7', url: siteUrl('/') }])
        await page.goto(siteUrl(paths.login))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login')
        await expect.poll(() => readSessionCookies(page)).toEqual([])
      },
    )
  }

  for (const status of [401, 501, 500, 202]) {
    test(`ends when the check is answered with ${status}`, { tag: '@details' }, async ({ page }) => {
      await bringSession(page, await makeMember())
      await page.route('**/api/v1/protected', (route) => route.fulfill({ status, body: '{}' }))
      await page.goto(siteUrl(paths.profile))
      await expect(page).toHaveURL(siteUrl(paths.login))
      expect(await readSessionCookies(page)).toEqual([])
    })
  }

  test(
    'ends when a proxy answers the check with a page of its own',
    { tag: '@details' },
    async ({ page }) => {
      await bringSession(page, await makeMember())
      await page.route('**/api/v1/protected', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      )
      await page.goto(siteUrl(paths.home))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
      expect(await readSessionCookies(page)).toEqual([])
    },
  )

  test('is kept when nobody answers, with a way to ask again', { tag: '@details' }, async ({ page }) => {
    await bringSession(page, await makeMember())
    await page.route('**/api/v1/protected', (route) => route.abort(), { times: 1 })
    await page.goto(siteUrl(paths.home))
    const retry = page.getByRole('button', { name: 'Check again' })
    await expect(retry).toBeVisible()
    expect(await readSessionCookies(page)).toEqual(['atoken', 'uid'])
    await retry.click()
    await expect(userMenu(page)).toBeVisible()
    await expect(retry).toBeHidden()
  })

  test('begins and ends in all tabs together', async ({ page, context }) => {
    const member = await makeMember()
    const other = await context.newPage()
    await other.goto(siteUrl(paths.login))
    await expect(other.locator('html')).toHaveAttribute('data-app', 'ready')
    await logIn(page, member)
    await expect(other).toHaveURL(siteUrl(paths.home))
    await expect(userMenu(other)).toBeVisible()

    await other.goto(siteUrl(paths.portfolios))
    await expect(userMenu(other)).toBeVisible()
    await logOut(page)
    await expect(other).toHaveURL(siteUrl(paths.login))
  })

  test(
    'is cleared by logging out although nobody answers, and going back shows nothing of it',
    { tag: '@details' },
    async ({ page }) => {
      await bringSession(page, await makeMember())
      await page.goto(siteUrl(paths.home))
      await page.goto(siteUrl(paths.portfolios))
      await expect(userMenu(page)).toBeVisible()
      await page.route('**/api/v1/auth/logout', (route) => route.abort())
      await logOut(page)
      await expect(page).toHaveURL(siteUrl(paths.login))
      expect(await readSessionCookies(page)).toEqual([])
      await page.goBack()
      await expect(page).toHaveURL(siteUrl(paths.home))
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
      await expect(userMenu(page)).toBeHidden()
    },
  )

  test(
    'that was ended while its check was under way does not come back',
    { tag: '@details' },
    async ({ page }) => {
      await bringSession(page, await makeMember())
      await page.goto(siteUrl(paths.home))
      await expect(userMenu(page)).toBeVisible()
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/api/v1/protected', async (route) => {
        const response = await route.fetch()
        await held
        await route.fulfill({ response })
      })
      const asked = page.waitForRequest('**/api/v1/protected')
      const tab = await page.context().newPage()
      await tab.goto(siteUrl(paths.faq))
      await tab.evaluate(`new BroadcastChannel('session').postMessage('changed')`)
      await asked
      await logOut(page)
      answer()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      // A session that came back would stay, and fail this as well.
      await expect.poll(() => readSessionCookies(page)).toEqual([])
    },
  )
})
