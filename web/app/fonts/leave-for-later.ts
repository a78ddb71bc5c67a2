/** Boxes that are not worth the browser's keeping of books, and those that are better taken in parts. */
const SMALL_PX = 100
const LARGE_PX = 1500

/**
 * Lets the browser skip boxes below the view, which keep their height meanwhile, until they are laid out one by one: all
 * together take longer than a reader should wait for an answer. What comes into view is laid out by the browser at once.
 */
export function leaveForLater(boxes: readonly HTMLElement[]) {
  const left = boxes.flatMap(takeApart).filter(([, height]) => height > SMALL_PX)
  for (const [{ style }, height] of left) {
    style.height = `${height}px`
    style.contentVisibility = 'auto'
  }
  return async function layOut() {
    for (const [{ style }] of left) {
      style.height = ''
      style.contentVisibility = ''
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

function takeApart(box: HTMLElement): [HTMLElement, number][] {
  const { offsetHeight, children } = box
  const parts = [...children].filter((part) => part instanceof HTMLElement)
  return offsetHeight > LARGE_PX && parts.length > 1 ? parts.flatMap(takeApart) : [[box, offsetHeight]]
}
