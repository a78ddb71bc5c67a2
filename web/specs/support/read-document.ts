type Attributes = Record<string, string>
export type Element = { tag: string; attributes: Attributes; text: string }
/** One run of words as it stands in the document, and in which language it says it is. */
export type Words = { text: string; lang: string }

export type Document = { elements: Element[]; words: Words[] }

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g
const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const rawTags = new Set(['script', 'style'])
const raw = /(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/gi
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']

/**
 * Parses a rendered document, which is well-formed: the Nu checker ensures that. `text` is the whole text content of an
 * element.
 */
export function readDocument(html: string): Document {
  const document: Document = { elements: [], words: [] }
  const rawTexts: string[] = []
  const markup = html.replaceAll(raw, (_, start: string, __, text: string, end: string) => {
    rawTexts.push(text)
    return start + end
  })
  const open: Opened[] = []
  for (const [, isEnd, name, inside = '', text] of markup.matchAll(token)) {
    if (text !== undefined) addText(document, open, decode(text))
    else if (isEnd) open.pop()
    else if (name) openElement(document, open, name.toLowerCase(), readAttributes(inside), rawTexts)
  }
  return document
}

type Opened = { element: Element; lang: string }

function addText({ words }: Document, open: readonly Opened[], text: string) {
  for (const { element } of open) element.text += text
  if (text.trim()) words.push({ text: text.trim(), lang: open.at(-1)?.lang ?? '' })
}

function openElement(
  { elements, words }: Document,
  open: Opened[],
  tag: string,
  attributes: Attributes,
  rawTexts: string[],
) {
  const element = { tag, attributes, text: rawTags.has(tag) ? (rawTexts.shift() ?? '') : '' }
  const lang = attributes['lang'] ?? open.at(-1)?.lang ?? ''
  elements.push(element)
  words.push(...spokenBy(attributes).map((text) => ({ text, lang })))
  if (!voidTags.has(tag)) open.push({ element, lang })
}

function spokenBy(attributes: Attributes): string[] {
  return spoken.flatMap((name) => (attributes[name]?.trim() ? [attributes[name]] : []))
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    return String.fromCodePoint(
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)),
    )
  })
}
