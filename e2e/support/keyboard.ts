import { expect, type Locator } from '@playwright/test'

/** For people without a mouse: it can be reached by Tab and takes the key. */
export async function press(target: Locator, key = 'Enter') {
  await focus(target)
  await target.page().keyboard.press(key)
}

export async function type(target: Locator, text: string) {
  await focus(target)
  await target.page().keyboard.insertText(text)
}

async function focus(target: Locator) {
  await target.focus()
  await expect(target).toBeFocused()
  expect(await target.evaluate((element: HTMLElement) => element.tabIndex)).toBe(0)
}
