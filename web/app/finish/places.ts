/** Browsers count a shift from 3 px. */
const TOLERANCE_PX = 2.5

export type Place = {
  start: DOMRect
  /** Where it ends, if something may stand behind that is no node: a sign that a style draws. */
  end: DOMRect | null
  /** Of all lines together. */
  width: number
}
/** What stands in a box, and where the box ends: what comes after it stays if both do. */
export type Places = { box: Element; bottom: number; nodes: Map<Node, Place> }

/** What lies further below the view cannot come into it by a line more or less. */
const SCREENS = 1.25

/** A part that is higher is taken apart. */
const PART_PX = 250

/** The boxes that the view is made of, down to those which are small enough to be worked on in one go. */
export function findParts(parent: Element = document.body): HTMLElement[] {
  return [...parent.children].flatMap((box) => {
    const place = box.getBoundingClientRect()
    if (!(box instanceof HTMLElement) || place.width === 0 || !isNear(place)) return []
    return place.height > PART_PX && holdsBoxes(box) ? findParts(box) : [box]
  })
}

/** And nothing that would be in no part: no drawing, and no text of its own. A table is laid out as a whole. */
function holdsBoxes(box: Element) {
  const isInNoPart = (node: Node) => node instanceof SVGElement || (node instanceof Text && node.data.trim())
  return box.childElementCount > 0 && box.tagName !== 'TABLE' && ![...box.childNodes].some(isInNoPart)
}

/** Of boxes and texts, in view and a little below. */
export function measurePlaces(box: Element): Places {
  const nodes = new Map<Node, Place>()
  const place = placeOf(box)
  if (place) nodes.set(box, place)
  measureIn(box, nodes)
  return { box, bottom: box.getBoundingClientRect().bottom, nodes }
}

function measureIn(parent: Element, places: Map<Node, Place>) {
  for (const node of isClosed(parent) ? parent.querySelectorAll('summary') : parent.childNodes) {
    const place = placeOf(node)
    // Closed menus have none.
    if (!place) continue
    places.set(node, place)
    // A drawing moves as a whole, and so does a part that has its fonts. And a page is long: what a box elsewhere holds is not looked at.
    if (node instanceof HTMLElement && !node.dataset.fonts && isNear(place.start)) measureIn(node, places)
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

function placeOf(node: Node): Place | undefined {
  const rects = rectsOf(node)
  const [start] = rects
  const last = rects[rects.length - 1]
  if (!start || !last) return
  return { start, end: rects.length === 1 || hasSignBehind(node) ? last : null, width: widthOf(rects) }
}

/** The same one for every text: they are asked about by the hundred, in the task that the reader waits for. */
const range = document.createRange()

function rectsOf(node: Node): DOMRectList {
  if (node instanceof Element) return node.getClientRects()
  range.selectNodeContents(node)
  return range.getClientRects()
}

/** Of all lines of a text together. */
export function measureText(text: CharacterData): number {
  return widthOf(rectsOf(text))
}

function widthOf(rects: DOMRectList): number {
  let width = 0
  for (const rect of rects) width += rect.width
  return width
}

function hasSignBehind({ parentElement }: Node) {
  return parentElement !== null && getComputedStyle(parentElement, '::after').content !== 'none'
}

/** In view, before or after, and somewhere else than before. */
export function isSeenMoving(node: Node, was: Place): boolean {
  const rects = rectsOf(node)
  const [start] = rects
  const last = rects[rects.length - 1]
  if (!start || !last) return true
  if (!isInView(was.start) && !isInView(start)) return false
  if (isFar(was.start.left, start.left) || isFar(was.start.top, start.top)) return true
  return was.end !== null && (isFar(was.end.right, last.right) || isFar(was.end.top, last.top))
}

function isInView({ top, bottom, left, right }: DOMRect) {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

/** Further than browsers forgive. */
export function isFar(was: number, is: number) {
  return Math.abs(is - was) > TOLERANCE_PX
}
