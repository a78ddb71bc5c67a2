import type { Page } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { Cast } from './cast.ts'
import type { Words } from './words.ts'

export type Scene = {
  name: string
  as: 'visitor' | 'admin' | 'owner' | 'newcomer' | 'secured' | 'clubOwner' | 'clubManager' | 'clubMember'
  path: string | ((cast: Cast) => string)
  /** Actions before the screenshot. */
  act?: (page: Page, say: Words, cast: Cast) => Promise<unknown>
}

export function addressOf({ path }: Scene, locale: Locale, cast: Cast): string {
  return localizePath(typeof path === 'string' ? path : path(cast), locale)
}

export const settings = (tab: string) => `${paths.profile}?select=${tab}`
export const dialogOf = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** Dialogs are loaded when they are opened. */
export async function openDialog(page: Page, name: string | RegExp) {
  await press(page, name)
  await dialogOf(page).waitFor()
}
/** A parameter with any value. */
export const filled = (text: string) => new RegExp(`^${text.replace(/\{\{\w+\}\}/, '.+')}$`)
