import type { Page } from '@playwright/test'

/** Elements that overflow the window, unless they are in a scrollable box. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.open = true
    const width = document.documentElement.clientWidth
    const sideways = document.documentElement.scrollWidth - width
    const readable = 'h1, h2, h3, h4, a, button, label, input, p, li, td, th'
    const cut = [...document.querySelectorAll(sideways > 0 ? 'main *, header *, footer *' : readable)].filter(
      (element) => {
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.right <= width + 1) return false
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          if (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') return false
        }
        return true
      },
    )
    return [
      ...(sideways > 0 ? [`scrolls ${sideways}px sideways`] : []),
      ...cut.map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`),
    ]
  })
}

/** Text that is clipped by a box, and text that overflows its control. */
export async function findClippedText(page: Page): Promise<string[]> {
  return [...(await findCutWords(page)), ...(await findSpiltControls(page))]
}

function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 3
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isOutside = (from: number, to: number, start: number, end: number) =>
      from < start - TOLERANCE_PX || to > end + TOLERANCE_PX

    function cutBy(words: DOMRect, element: Element): Element | null {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        // Visually hidden text cannot be clipped.
        if (clipPath !== 'none' || box.ariaHidden === 'true') return null
        const edge = box.getBoundingClientRect()
        if (hides(overflowX) && isOutside(words.left, words.right, edge.left, edge.right)) return box
        if (hides(overflowY) && isOutside(words.top, words.bottom, edge.top, edge.bottom)) return box
        if ([overflowX, overflowY].includes('auto')) return null
      }
      return null
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent?.trim().slice(0, 60)
      if (!said || !text.parentElement?.checkVisibility({ opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = cutBy(range.getBoundingClientRect(), text.parentElement)
      if (box) found.add(`cut by ${box.tagName}.${box.className}: ${said}`)
    }
    return [...found]
  })
}

function findSpiltControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 3
    return [...document.querySelectorAll<HTMLElement>('button, a.button, summary, .chip, .badge')]
      .filter((control) => control.checkVisibility() && control.innerText.trim() !== '')
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + TOLERANCE_PX || scrollWidth > clientWidth + TOLERANCE_PX,
      )
      .map((control) => `spills out of ${control.tagName}.${control.className}: ${control.innerText}`)
  })
}

/** The text spacing of WCAG 1.4.12, applied as by a user style sheet. */
export async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}

export async function unspaceText(page: Page) {
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}
