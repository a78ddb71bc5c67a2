/** Browsers count a shift from 3 px. */
const TOLERANCE_PX = 2.5

export type Place = {
  start: DOMRect
  /** Where it ends, if something may stand behind that is no node: a sign that a style draws. */
  end: DOMRect | null
  /** Of all lines together. */
  width: number
}
export type Places = Map<Node, Place>

/** What lies further below the view cannot come into it by a line more or less. */
const SCREENS = 1.25

/** Of boxes and texts, in view and a little below. */
export function measurePlaces(): Places {
  const places: Places = new Map()
  measureIn(document.body, places)
  return places
}

function measureIn(parent: Element, places: Places) {
  for (const node of isClosed(parent) ? parent.querySelectorAll('summary') : parent.childNodes) {
    const place = placeOf(node)
    // Closed menus have none.
    if (!place) continue
    places.set(node, place)
    // A drawing moves as a whole. And a page is long: what a box elsewhere holds is not looked at.
    if (node instanceof HTMLElement && isNear(place.start)) measureIn(node, places)
  }
}

/** To say where something in it would stand, the browser would have to lay it out. */
export function isClosed(box: Element) {
  return box instanceof HTMLDetailsElement && !box.open
}

/** A box without a height may hold what stands outside of it. */
export function isNear({ top, bottom, height }: DOMRect) {
  return height === 0 || (bottom > 0 && top < SCREENS * innerHeight)
}

export function placeOf(node: Node): Place | undefined {
  const rects = [...rectsOf(node)]
  const [start] = rects
  const last = rects.at(-1)
  if (!start || !last) return
  const width = rects.reduce((sum, rect) => sum + rect.width, 0)
  return { start, end: rects.length === 1 || hasSignBehind(node) ? last : null, width }
}

function rectsOf(node: Node) {
  if (node instanceof Element) return node.getClientRects()
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

function hasSignBehind({ parentElement }: Node) {
  return parentElement !== null && getComputedStyle(parentElement, '::after').content !== 'none'
}

/** In view, before or after, and somewhere else than before. */
export function isSeenMoving(was: Place, is: Place): boolean {
  if (!isInView(was.start) && !isInView(is.start)) return false
  if (isFar(was.start.left, is.start.left) || isFar(was.start.top, is.start.top)) return true
  if (!was.end || !is.end) return false
  return isFar(was.end.right, is.end.right) || isFar(was.end.top, is.end.top)
}

function isInView({ top, bottom, left, right }: DOMRect) {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

function isFar(was: number, is: number) {
  return Math.abs(is - was) > TOLERANCE_PX
}
