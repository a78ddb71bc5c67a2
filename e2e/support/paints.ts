import type { Page } from '@playwright/test'

/** Opens a page and resolves when this time has passed since its first contentful paint. */
export async function openAfterPaint(page: Page, path: string, milliseconds: number) {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    (wait) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return painted !== undefined && performance.now() >= painted.startTime + wait
    },
    milliseconds,
    { polling: 'raf' },
  )
}

/** Layout shifts without input: score and elements. */
type Shift = { value: number; moved: string }

export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`)
        shifts.push({ value: entry.value, moved: moved.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Resolves after two more frames: performance entries arrive in a task after their frame. */
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => requestIdleCallback(resolve))
    return (window as unknown as { shifts: Shift[] }).shifts
  })
}

/** The sum is never less than the layout shift score, which counts the worst five seconds. */
export function sumShifts(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
