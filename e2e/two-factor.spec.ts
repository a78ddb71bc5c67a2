import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember, secure, siteUrl, type Identity } from './support/people.ts'
import { Authenticator } from '../testing/authenticator.ts'

const account = () => siteUrl(`${paths.profile}?select=account`)
const toggle = (page: Page) => page.getByRole('switch', { name: 'Two-Factor Authentication' })

/** The first half of a login: with two-factor on, a dialog asks for the second. */
async function beginLogin(page: Page, { email, password }: Identity) {
  await page.goto(siteUrl(paths.login))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  return page.getByRole('dialog')
}

async function readCodes(dialog: Locator) {
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  return dialog.getByRole('listitem').allTextContents()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Ada Rossi, account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
}

test('Two-factor on, in with a code, in with a recovery code, and off again', async ({ page, context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await makeMember()
  await bringSession(page, member)
  await page.goto(account())
  await toggle(page).click()

  const enabling = page.getByRole('dialog', { name: 'Enable 2FA' })
  const qrcode = enabling.getByRole('img')
  await expect(qrcode).toHaveAttribute('src', /^data:image\//)
  await expect
    .poll(() => qrcode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await enabling.getByRole('button', { name: 'Copy key' }).click()
  const app = new Authenticator(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(enabling.locator('.key')).toHaveText(app.secret.match(/.{1,4}/g)?.join(' ') ?? '')

  await enabling.getByLabel('Code').fill(await app.nextCode())
  await enabling.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')

  const keeping = page.getByRole('dialog', { name: 'Recovery codes' })
  const codes = await readCodes(keeping)
  await expect(keeping.getByRole('status')).toHaveText(
    'Two-factor authentication is on. Keep your recovery codes in a safe place.',
  )
  await keeping.getByRole('button', { name: 'I have saved them' }).click()
  await expect(keeping).toBeHidden()
  await expect(toggle(page)).toBeChecked()
  await logOut(page)

  let proving = await beginLogin(page, member)
  await proving.getByLabel('Verification code').fill(await app.nextCode())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(paths.home))
  await logOut(page)

  proving = await beginLogin(page, member)
  await proving.getByLabel('Verification code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(paths.home))

  await page.goto(account())
  await toggle(page).click()
  const disabling = page.getByRole('dialog', { name: 'Disable 2FA' })
  await disabling.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(disabling).toBeHidden()
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
  await expect(toggle(page)).not.toBeChecked()
  await page.reload()
  await expect(toggle(page)).not.toBeChecked()
})

test('Enabling asks for the code, then for the password, and says which one is wrong', async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  await page.goto(account())
  await toggle(page).click()
  const dialog = page.getByRole('dialog', { name: 'Enable 2FA' })
  const secret = (await dialog.locator('.key').textContent()) ?? ''
  const submit = dialog.getByRole('button', { name: 'Enable 2FA' })
  await submit.click()
  await expect(dialog.getByText('Code is required')).toBeVisible()
  await expect(dialog.getByText('Password is required')).toBeHidden()
  await dialog.getByLabel('Code').fill('000000')
  await submit.click()
  await expect(dialog.getByText('Code is required')).toBeHidden()
  await expect(dialog.getByText('Password is required')).toBeVisible()

  await dialog.getByLabel('Password', { exact: true }).fill('not my password')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong')
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('This code is wrong or was already used')
  await dialog.getByLabel('Code').fill(await new Authenticator(secret).nextCode())
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible()
})

test('Cancelling puts the switch back', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  await bringSession(page, member)
  await page.goto(account())
  await toggle(page).focus()
  await page.keyboard.press('Space')
  const enabling = page.getByRole('dialog', { name: 'Enable 2FA' })
  await expect(enabling).toBeVisible()
  await enabling.getByRole('button', { name: 'Cancel' }).click()
  await expect(toggle(page)).not.toBeChecked()
  await expect(toggle(page)).toBeFocused()
})

test('A second press before the dialog has loaded changes nothing', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(account())
  let bring = () => {}
  const isBrought = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/assets/enable-two-factor-dialog-*.js', async (route) => {
    await isBrought
    await route.continue()
  })
  await toggle(page).dblclick()
  await page.keyboard.press('Space')
  await expect(toggle(page)).toBeChecked()
  bring()
  await expect(page.getByRole('dialog', { name: 'Enable 2FA' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Disable 2FA', includeHidden: true })).toHaveCount(0)
})

test('Disabling asks for the password, and cancelling leaves two-factor on', async ({ page }) => {
  const member = await makeMember()
  const { app } = await secure(member)
  const proving = await beginLogin(page, member)
  await proving.getByLabel('Verification code').fill(await app.nextCode())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl(paths.home))
  await page.goto(account())
  await toggle(page).click()
  const disabling = page.getByRole('dialog', { name: 'Disable 2FA' })
  await disabling.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(disabling.getByText('Password is required')).toBeVisible()
  await disabling.getByLabel('Password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(disabling.getByRole('alert')).toHaveText('The password is wrong')
  await page.keyboard.press('Escape')
  await expect(disabling).toBeHidden()
  await expect(toggle(page)).toBeChecked()
})

test('A QR code that fails to load can be requested again', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(account())
  await page.route('**/api/v1/user/2FA/qrcode', (route) => route.abort())
  await toggle(page).click()
  const dialog = page.getByRole('dialog', { name: 'Enable 2FA' })
  await expect(dialog.getByRole('alert')).toContainText('Failure to load QRCode, please try again later')
  await page.unroute('**/api/v1/user/2FA/qrcode')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
})

test(
  'Answers without a key and without recovery codes leave out what they do not bring',
  { tag: '@details' },
  async ({ page }) => {
    await bringSession(page, await makeMember())
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    await page.route('**/api/v1/user/2FA/qrcode', (route) =>
      route.fulfill({ status: 202, json: { result: { qrcode: picture } } }),
    )
    await page.route('**/api/v1/user/2FA/enable', (route) =>
      route.fulfill({ status: 202, json: { result: 'It is on' } }),
    )
    await page.goto(account())
    await toggle(page).click()
    const dialog = page.getByRole('dialog', { name: 'Enable 2FA' })
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy key' })).toBeHidden()
    await dialog.getByLabel('Code').fill('123456')
    await dialog.getByLabel('Password', { exact: true }).fill('a password')
    await page.keyboard.press('Enter')
    await expect(page.getByText('It is on')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'Recovery codes are copied, downloaded and printed, and not left by accident',
  { tag: '@details' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const member = await makeMember()
    await bringSession(page, member)
    await page.addInitScript(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = 'yes')
    })
    await page.goto(account())
    await toggle(page).click()
    const enabling = page.getByRole('dialog', { name: 'Enable 2FA' })
    const secret = (await enabling.locator('.key').textContent()) ?? ''
    await enabling.getByLabel('Code').fill(await new Authenticator(secret).nextCode())
    await enabling.getByLabel('Password', { exact: true }).fill(member.password)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')

    const keeping = page.getByRole('dialog', { name: 'Recovery codes' })
    const codes = await readCodes(keeping)
    await page.keyboard.press('Escape')
    await expect(keeping.getByRole('alert')).toContainText(
      'You have not copied, downloaded or printed the codes',
    )

    await keeping.getByRole('button', { name: 'Copy' }).click()
    await expect(keeping.getByRole('alert')).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))

    const downloading = page.waitForEvent('download')
    await keeping.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Aurivane-recovery-codes.txt')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(member.email)
    for (const code of codes) expect(file).toContain(code)

    await keeping.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    await expect(keeping.getByText(`recovery codes of ${member.email}`)).toBeVisible()
    await expect(keeping.getByText(codes[9] ?? '')).toBeVisible()
    await expect(page.locator('#root')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await page.keyboard.press('Escape')
    await expect(keeping).toBeHidden()
    await expect(toggle(page)).toBeChecked()
  },
)
