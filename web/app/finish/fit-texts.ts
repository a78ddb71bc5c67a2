import { measureText, type Places } from './places.ts'

type Text = { was: number; is: number; letters: number }

let fitted: HTMLElement[] = []

/** Spaces the letters, by a few hundredths of their width, so that each text is as long as its stand-in was. */
export function fitTexts(before: Places) {
  const spacings = [...sumUp(before)].map(([element, { was, is, letters }]) => {
    const own = Number.parseFloat(getComputedStyle(element).letterSpacing) || 0
    return [element, own + (was - is) / letters] as const
  })
  for (const [element, spacing] of spacings) element.style.letterSpacing = `${spacing}px`
  fitted.push(...spacings.map(([element]) => element))
}

export function isFitted() {
  return fitted.length > 0
}

export function unfitTexts() {
  for (const { style } of fitted) style.letterSpacing = ''
  fitted = []
}

/** The texts that stand in an element itself, taken together. */
function sumUp({ nodes }: Places): Map<HTMLElement, Text> {
  const texts = new Map<HTMLElement, Text>()
  for (const [node, { width }] of nodes) {
    const { parentElement } = node
    if (!parentElement || !(node instanceof CharacterData)) continue
    const text = texts.get(parentElement) ?? { was: 0, is: 0, letters: 0 }
    text.was += width
    text.is += measureText(node) || width
    text.letters += node.data.length
    texts.set(parentElement, text)
  }
  return texts
}
