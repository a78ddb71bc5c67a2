import { expect, type Page } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { receiveMail } from '../testing/mailbox.ts'
import { openPage, openRunningPage, startApp, test } from './support/site.ts'

const CALL = '**/api/v1/contact'
const SENT = 'Thank you. Your message has been sent, redirecting you back to home in 1 second.'

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Write to support' })
  return {
    email: form.getByLabel('Your email address'),
    subject: form.getByLabel('Subject'),
    message: form.getByLabel('Message', { exact: true }),
    send: form.getByRole('button', { name: /^(Send message|Sending)/ }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
  }
}

async function fillIn(page: Page, message = 'Which clubs are open?') {
  const form = formOf(page)
  await form.email.fill('reader@example.com')
  await form.subject.fill('Clubs')
  await form.message.fill(message)
  return form
}

test('a message is sent, thanked for, delivered, and home follows after a second', async ({ page }) => {
  await openRunningPage(page, paths.contact)
  const text = `Which clubs are open? ${Date.now()}`
  const form = await fillIn(page, text)
  await form.send.click()
  await expect(form.status).toContainText(SENT)
  await expect(form.send).toBeDisabled()
  await expect(page).toHaveURL(paths.home)
  await expect(async () => {
    const mail = await receiveMail(brand.supportEmail)
    expect(mail.replyTo).toContain('reader@example.com')
  }).toPass()
})

test('the redirect comes one second after success, not sooner', { tag: '@details' }, async ({ page }) => {
  await page.clock.install()
  await openRunningPage(page, paths.contact)
  await page.route(CALL, (route) => route.fulfill({ status: 202, json: { result: SENT } }))
  const form = await fillIn(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await form.send.click()
  await expect(form.status).toContainText(SENT)
  await page.clock.runFor(900)
  await expect(page).toHaveURL(paths.contact)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(paths.home)
})

test('the button is disabled while the message is on its way', { tag: '@details' }, async ({ page }) => {
  await openRunningPage(page, paths.contact)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  let sends = 0
  await page.route(CALL, async (route) => {
    sends += 1
    await held
    await route.fulfill({ status: 202, json: { result: SENT } })
  })
  const form = await fillIn(page)
  await form.send.click()
  await expect(form.send).toHaveText(/Sending/)
  const isOff = await form.send.evaluate(
    (button) => (button as HTMLButtonElement).disabled || button.getAttribute('aria-disabled') === 'true',
  )
  expect(isOff).toBe(true)
  await form.send.click({ force: true })
  release()
  await expect(form.status).toContainText(SENT)
  expect(sends).toBe(1)
})

test('all three fields are required', async ({ page }) => {
  await openRunningPage(page, paths.contact)
  const form = formOf(page)
  await form.send.click()
  await expect(form.alert).toContainText('Please fill in the required fields')
  await expect(form.email).toBeFocused()
  // The banner says it once; each field just says that it is required.
  await expect(page.getByText('Please fill in the required fields')).toHaveCount(1)
  for (const field of [form.email, form.subject, form.message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Required/)
  }
  for (const left of ['email', 'subject', 'message'] as const) {
    await fillIn(page)
    await form[left].fill('  ')
    await form.send.click()
    await expect(form.alert).toContainText('Please fill in the required fields')
    await expect(form[left]).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a message with a filled honeypot field is refused', { tag: '@details' }, async ({ page }) => {
  await openRunningPage(page, paths.contact)
  const form = await fillIn(page)
  await page.locator('input[name="csrf"]').evaluate((input: HTMLInputElement) => (input.value = 'x'))
  await form.send.click()
  await expect(form.alert).toHaveText('Detected')
})

test(
  'a third send in one page session is refused, also after moving through the app',
  { tag: '@details' },
  async ({ page }) => {
    await openRunningPage(page, paths.contact)
    await page.route(CALL, (route) =>
      route.fulfill({ status: 400, json: { result: 'Not now', code: 'invalid_input' } }),
    )
    const form = await fillIn(page)
    for (let send = 1; send <= 2; send += 1) {
      await form.send.click()
      await expect(form.alert).toContainText('Not now')
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(paths.terms)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(paths.contact)
    await fillIn(page)
    await form.send.click()
    await expect(form.alert).toContainText('You have exceeded the number of requests')

    await page.reload()
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await fillIn(page)
    await form.send.click()
    await expect(form.alert).toContainText('Not now')
  },
)

test('a lost connection is told, and what was typed stays', { tag: '@details' }, async ({ page }) => {
  await openRunningPage(page, paths.contact)
  await page.route(CALL, (route) => route.abort('connectionreset'))
  const form = await fillIn(page)
  await form.send.click()
  await expect(form.alert).toContainText('An Error Occured')
  await expect(form.message).toHaveValue('Which clubs are open?')
})

for (const [name, answer] of [
  ['of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['without words', { status: 500, json: {} }],
  ['of another success', { status: 200, json: { result: 'Fine' } }],
] as const) {
  test(`an answer ${name} is an error, and said`, { tag: '@details' }, async ({ page }) => {
    await openRunningPage(page, paths.contact)
    await page.route(CALL, (route) => route.fulfill(answer))
    const form = await fillIn(page)
    await form.send.click()
    await expect(form.alert).toHaveText('An Error Occured')
    await expect(page).toHaveURL(paths.contact)
  })
}

test('each field is the only thing that its label names', { tag: '@details' }, async ({ page }) => {
  await openRunningPage(page, paths.contact)
  for (const label of [/email/i, 'Subject', 'Message'])
    await expect(page.getByLabel(label), String(label)).toHaveCount(1)
})

test('a click copies the support address and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openRunningPage(page, paths.contact)
  const button = page.getByRole('button', { name: `Copy ${brand.supportEmail}` })
  await expect(button).toContainText(brand.supportEmail)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button.click()
  const tooltip = page.getByText('Copied Email Address To Clipboard!')
  await expect(tooltip).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.supportEmail)
  await page.clock.runFor(1900)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(200)
  await expect(tooltip).toBeHidden()
})

test(
  'the address is copied without clipboard permission too, and a failure is reported',
  { tag: '@details' },
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openRunningPage(page, paths.contact)
    const button = page.getByRole('button', { name: `Copy ${brand.supportEmail}` })
    await button.click()
    await expect(page.getByText('Copied Email Address To Clipboard!')).toBeVisible()
    await expect(button).toBeFocused()
    await page.locator('textarea').press('ControlOrMeta+v')
    await expect(page.locator('textarea')).toHaveValue(brand.supportEmail)
    await page.evaluate(() => (document.execCommand = () => false))
    await button.click()
    await expect(page.getByText('Could not copy.')).toBeVisible()
  },
)

test('typed text survives a change of language', { tag: '@details' }, async ({ page }) => {
  await openRunningPage(page, paths.contact)
  await fillIn(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/ge/contact')
  await expect(page.locator('textarea')).toHaveValue('Which clubs are open?')
})

test('text typed before hydration is counted', { tag: '@details' }, async ({ page }) => {
  await openPage(page, paths.contact)
  await page.locator('textarea').fill('hello')
  await startApp(page)
  await expect(page.getByText('5 / 5000')).toBeVisible()
})
