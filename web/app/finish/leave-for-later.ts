import { pause } from './pause.ts'
import { isClosed, isNear } from './places.ts'

/** Boxes that are not worth the browser's keeping of books, and those that are better taken in parts. */
const SMALL_PX = 100
const LARGE_PX = 1000

type Box = [HTMLElement, height: number]

/** Wide windows belong to machines that lay a page out quickly enough. And what is skipped is missing from what is rendered. */
const WIDE_PX = 900

/** Boxes below the view that are worth being left for later. */
export function findLater(): Box[] {
  if (innerWidth > WIDE_PX) return []
  return findBelow(document.body)
    .flatMap(takeApart)
    .filter(([, height]) => height > SMALL_PX)
}

/**
 * Lets the browser skip boxes below the view, which take about as much room meanwhile, until they are laid out one by one: all
 * together take longer than a reader should wait for an answer. What comes into view is laid out by the browser at once.
 */
export function leaveForLater(boxes: Box[]) {
  for (const [{ style }, height] of boxes) {
    style.containIntrinsicHeight = `${height}px`
    style.contentVisibility = 'auto'
  }
  return async function layOut() {
    for (const [box] of boxes) {
      await pause()
      box.style.containIntrinsicHeight = ''
      box.style.contentVisibility = ''
      // Asked for its place the browser lays it out now, not together with the next ones.
      box.getBoundingClientRect()
    }
  }
}

/** The outermost boxes that lie further below. A page is long: what is in them is not looked at. */
function findBelow(parent: Element): HTMLElement[] {
  return [...parent.children].flatMap((box) => {
    if (!(box instanceof HTMLElement)) return []
    const place = box.getBoundingClientRect()
    if (isNear(place)) return isClosed(box) ? [] : findBelow(box)
    return place.top > 0 ? [box] : []
  })
}

function takeApart(box: HTMLElement): Box[] {
  const { offsetHeight, children } = box
  const parts = [...children].filter((part) => part instanceof HTMLElement)
  return offsetHeight > LARGE_PX && parts.length > 1 ? parts.flatMap(takeApart) : [[box, offsetHeight]]
}
