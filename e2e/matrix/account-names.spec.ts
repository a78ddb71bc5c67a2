import { expect, test, type Locator, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { emailPaths, paths } from '@aurivane/contract/paths'
import { accountNames, type AccountNames, type DialogNames } from '../support/account-names.ts'
import { accountStates } from '../support/account-states.ts'
import { makeJoinedClub, openAdministration, ownTitle } from '../support/administration.ts'
import {
  callAsVisitor,
  keepSession,
  makeMember,
  newIdentity,
  openApiSession,
  requestDeletion,
  secure,
  siteUrl,
} from '../support/people.ts'
import { dialog, region } from '../support/security.ts'
import { startApp } from '../support/site.ts'
import { wide } from '../support/states.ts'
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts'

test.use({ reducedMotion: 'reduce', viewport: wide })

async function expectParts(within: Locator | Page, { fields, buttons }: DialogNames) {
  for (const name of fields) await expect(within.getByLabel(name, { exact: true })).toBeVisible()
  for (const name of buttons) {
    await expect(within.getByRole('button', { name, exact: true })).toBeVisible()
  }
}

async function expectDialog(page: Page, names: DialogNames): Promise<Locator> {
  const opened = dialog(page, names.title)
  await expect(opened).toBeVisible()
  await expectParts(opened, names)
  return opened
}

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

/** Opens a dialog by a button of a part, checks its names and closes it. */
async function checkDialog(page: Page, opener: Locator, names: DialogNames, cancel: string) {
  await opener.click()
  await press(await expectDialog(page, names), cancel)
  await expect(dialog(page, names.title)).toBeHidden()
}

/** What a part of the Security tab says and offers. */
async function expectInPart(part: Locator, { texts = [], buttons = [] }: Record<string, string[]>) {
  for (const text of texts) await expect(part).toContainText(text)
  for (const name of buttons) {
    await expect(part.getByRole('button', { name, exact: true })).toBeVisible()
  }
}

async function checkPasskeys(page: Page, part: Locator, names: AccountNames) {
  await expect(part).toContainText(names.noPasskeys)
  await press(part, names.addPasskey.title)
  const adding = await expectDialog(page, names.addPasskey)
  await adding.getByLabel(names.addPasskey.fields[0] ?? '').fill('Phone')
  await press(adding, names.addPasskey.buttons[0] ?? '')
  await expectInPart(part, { texts: ['Phone', names.neverUsed] })
  await checkDialog(
    page,
    part.getByRole('button', { name: names.openRename }),
    names.renamePasskey,
    names.cancel,
  )
  await checkDialog(
    page,
    part.getByRole('button', { name: names.openRemove }),
    names.removePasskey,
    names.cancel,
  )
}

for (const locale of locales) {
  const names = accountNames[locale]
  const states = accountStates[locale]

  test(`login and the pages of mails have their names (${locale})`, async ({ page }) => {
    const member = await makeMember()
    await requestDeletion(member)
    for (const [path, form] of [
      [emailPaths.emailChange, names.emailChange],
      [emailPaths.emailUndo, names.emailUndo],
    ] as const) {
      await page.goto(siteUrl(`${path}?token=x`, locale))
      await expect(page.getByRole('heading', { name: form.title })).toBeVisible()
      await expectParts(page, form)
      await expect(page.getByRole('main').getByRole('link', { name: names.returnToLogin })).toBeVisible()
    }
    await page.goto(siteUrl(paths.login, locale))
    await startApp(page)
    await expect(page.getByRole('button', { name: names.passkeyLogin })).toBeVisible()
    await page.locator('input[name="email"]').fill(member.email)
    await page.locator('input[name="password"]').fill(member.password)
    await page.locator('main button[type="submit"]').click()
    await expectDialog(page, names.restore)
  })

  test(`Security and its dialogs have their names (${locale})`, async ({ page }) => {
    test.slow()
    await VirtualAuthenticator.addTo(page)
    const member = await makeMember()
    const title = ownTitle('Gold')
    await makeJoinedClub(member, title, await makeMember())
    const { session, recoveryCodes } = await secure(member)
    const { email, password } = member
    await callAsVisitor('/auth/login', { email, password, code: recoveryCodes[0] })
    await keepSession(page, session.user)
    await page.goto(siteUrl(`${paths.profile}?select=security`, locale))
    await startApp(page)
    const sections = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(sections).toContainText(names.sections.slice(0, 3))
    await expect(page.getByRole('heading', { name: names.sections[2], exact: true })).toBeVisible()
    const at = (place: number) => region(page, names.regions[place] ?? '')
    for (const name of names.regions) await expect(region(page, name)).toBeVisible()
    await expectInPart(at(0), { texts: [names.thisDevice], buttons: [names.logOutOthers] })
    await expectInPart(at(1), { texts: [names.notChanged] })
    await expect(at(3).getByText(states.on, { exact: true })).toBeVisible()
    await expectInPart(at(3), { texts: [names.codesLeft], buttons: [names.makeCodes] })
    await expect(at(3).getByRole('link', { name: names.twoFactorSettings })).toBeVisible()
    await expect(at(5).getByRole('columnheader')).toHaveText(names.activity)
    await expectInPart(at(6), { buttons: [names.download, names.deletion.title] })
    const changePassword = at(1).getByRole('button', { name: names.openPassword })
    await checkDialog(page, changePassword, names.password, names.cancel)

    await press(at(2), names.openEmail)
    const changing = await expectDialog(page, names.email)
    await changing.getByLabel(names.email.fields[0] ?? '').fill(newIdentity().email)
    await press(changing, names.email.buttons[0] ?? '')
    const question = await expectDialog(page, names.confirm)
    await question.getByLabel(names.confirm.fields[0] ?? '', { exact: true }).fill(password)
    await question.getByLabel(names.confirm.fields[1] ?? '').fill(recoveryCodes[1] ?? '')
    await press(question, names.confirm.buttons[0] ?? '')
    await expectInPart(at(2), { texts: [names.waiting], buttons: [names.cancelEmail] })

    await checkPasskeys(page, at(4), names)
    await press(at(3), names.makeCodes)
    await expect(dialog(page, names.recoveryCodes)).toBeVisible()
    await dialog(page, names.recoveryCodes).getByRole('button').last().click()

    await press(at(6), names.deletion.title)
    const deletion = await expectDialog(page, names.deletion)
    const club = deletion
      .getByRole('radiogroup', { name: title })
      .or(deletion.getByRole('group', { name: title }))
    await expect(club.getByLabel(names.deleteClub)).toBeVisible()
    await club.getByLabel(names.handOver).check()
    await expect(deletion.getByLabel(`${names.newOwner}${title}`)).toBeVisible()
    await press(deletion, names.cancel)
    // A reload forgets the proof: the question now offers the passkey.
    await page.reload()
    await startApp(page)
    await press(at(6), names.download)
    await expectParts(await expectDialog(page, names.confirm), {
      title: '',
      fields: [],
      buttons: [names.usePasskey],
    })
  })

  test(`Security after a change of password and many logins has its names (${locale})`, async ({ page }) => {
    const member = await makeMember()
    const newPassword = 'another quiet sentence'
    const passwords = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    const session = await openApiSession(member)
    await session.call('PUT', '/user/password', passwords)
    // With the first login and the change one more than the ten that are shown.
    for (let count = 0; count < 9; count += 1) await openApiSession({ ...member, password: newPassword })
    await keepSession(page, session.user)
    await page.goto(siteUrl(`${paths.profile}?select=security`, locale))
    await startApp(page)
    const at = (place: number) => region(page, names.regions[place] ?? '')
    const other = at(0).getByRole('listitem').last()
    await expect(other).toContainText(states.device)
    await expect(other).toContainText(new RegExp(`${states.firstSeen}\\s\\d`))
    await expect(other).toContainText(new RegExp(`${states.lastUsed}\\s\\d`))
    await expect(other.getByRole('button', { name: states.logOut, exact: true })).toBeVisible()
    const current = at(0).getByRole('listitem').filter({ hasText: names.thisDevice })
    await expect(current).toHaveCount(1)
    await expect(current.getByRole('button')).toHaveCount(0)
    await expect(at(1)).toContainText(new RegExp(`${states.passwordChanged}\\s\\d`))
    await expect(at(3).getByText(states.off, { exact: true })).toBeVisible()
    const entries = at(5).getByRole('rowheader')
    await expect(entries).toHaveCount(10)
    await press(at(5), states.showMore)
    await expect(entries).toHaveCount(11)
    await expect(at(5).getByRole('button', { name: states.showMore })).toBeHidden()
  })

  test(`empty parts of the administration say so (${locale})`, async ({ page }) => {
    const empty = { status: 202, json: { result: [], next: null } }
    await page.route('**/api/v1/admin/contact?*', (route) => route.fulfill(empty))
    await page.route('**/api/v1/admin/deletions?*', (route) => route.fulfill(empty))
    await openAdministration(page, locale)
    await expect(region(page, names.contact.part).getByText(states.noMessages, { exact: true })).toBeVisible()
    const deletions = region(page, names.deletions.part)
    await expect(deletions.getByText(states.noDeletions, { exact: true })).toBeVisible()
  })

  test(`the parts of the administration have their names (${locale})`, async ({ page }) => {
    const member = await makeMember({ lastName: ownTitle('Neri') })
    const subject = ownTitle('Hours')
    await callAsVisitor('/contact', { email: member.email, subject, message: 'When?', csrf: '' })
    await requestDeletion(await makeMember())
    await openAdministration(page, locale)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(names.noSecondFactor)
    await expect(alert.getByRole('link', { name: names.openSecurity })).toBeVisible()

    const inbox = region(page, names.contact.part)
    await expect(inbox.getByRole('columnheader')).toHaveText(names.contact.columns)
    const status = inbox.getByLabel(names.contact.status)
    await expect(status.getByRole('option')).toHaveText(names.contact.statuses)
    await press(inbox, names.contact.open + subject)
    const message = await expectDialog(page, names.message)
    await expect(message.getByRole('link', { name: names.answerByMail })).toBeVisible()
    const note = message.getByLabel(names.message.fields[1] ?? '', { exact: true })
    await expect(note).toHaveAccessibleDescription(states.noteHint)
    await press(message, names.cancel)

    const deletions = region(page, names.deletions.part).getByRole('table', { name: names.deletions.caption })
    await expect(deletions.getByRole('columnheader')).toHaveText(names.deletions.columns)

    await page.getByRole('button', { name: names.users.show }).click()
    await page.getByLabel(names.users.search).fill(member.email)
    const rows = region(page, names.users.part).getByRole('row')
    await expect(rows).toHaveCount(2)
    await rows.getByRole('button').click()
    const editing = dialog(page, names.users.edit)
    for (const one of [names.resetSecondFactor, names.endSessions]) {
      await checkDialog(page, editing.getByRole('button', { name: one.title }), one, names.cancel)
    }
  })
}
