/** Browsers count a shift from 3 px. */
const TOLERANCE_PX = 2.5

export type Place = { left: number; right: number; top: number; bottom: number; width: number }
export type Places = Map<Node, Place>

/** Where boxes and texts begin, in view and one screen below. A drawing moves as a whole. */
export function measurePlaces(): Places {
  const places: Places = new Map()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, skip)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const place = placeOf(node)
    if (place && place.bottom > 0 && place.top < 2 * innerHeight) places.set(node, place)
  }
  return places
}

function skip(node: Node) {
  return node.parentNode instanceof SVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
}

/** Of its first line; the width is that of all lines together. */
export function placeOf(node: Node): Place | undefined {
  const rects = rectsOf(node)
  const [first] = rects
  if (!first) return
  const { left, right, top, bottom } = first
  return { left, right, top, bottom, width: [...rects].reduce((sum, rect) => sum + rect.width, 0) }
}

function rectsOf(node: Node) {
  if (node instanceof Element) return node.getClientRects()
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

export function isInView({ top, bottom, left, right }: Place) {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

export function isMoved(was: Place, is: Place) {
  return Math.abs(is.left - was.left) > TOLERANCE_PX || Math.abs(is.top - was.top) > TOLERANCE_PX
}
