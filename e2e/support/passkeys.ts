import { expect, type Page } from '@playwright/test'
import type { Identity } from './people.ts'
import { confirmItIsYou, dialog, readToast, region } from './security.ts'

export async function addPasskey(page: Page, who: Identity, name?: string) {
  await region(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  const adding = dialog(page, 'Add a passkey')
  await expect(adding.getByLabel('Name')).toHaveValue('Chrome on Linux')
  if (name) await adding.getByLabel('Name').fill(name)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await confirmItIsYou(page, who)
  await readToast(page, 'The passkey is added')
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Ada Rossi, account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
}
