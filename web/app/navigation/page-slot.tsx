import type { ComponentType } from 'react'
import type { Page } from '../routes.ts'

const components = new Map<Page, ComponentType>()
const slots = new Map<Page, ComponentType>()

/** Fetches the code of a page. Asked again after a failure, it tries again. */
export async function loadPage(page: Page) {
  if (!components.has(page)) components.set(page, findComponent(await page.load()))
}

/**
 * What the route draws: the page, once its code is here. One and the same component for a page in every language, so
 * that a language switch keeps what was typed.
 */
export function slotOf(page: Page): ComponentType {
  const slot =
    slots.get(page) ??
    function PageSlot() {
      const Component = components.get(page)
      return Component ? <Component /> : null
    }
  slots.set(page, slot)
  return slot
}

/** The module's one export whose name ends in `Page`. */
function findComponent(module: object): ComponentType {
  const found = Object.entries(module).find(([name]) => name.endsWith('Page'))
  if (!found) throw new Error('A page module exports a component whose name ends in Page')
  return found[1] as ComponentType
}
