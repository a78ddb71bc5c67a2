import { readDocument } from './read-document.ts'

/** 1% a week and 5% a month, as the three languages write them. */
const figure = new RegExp(
  [
    String.raw`(?<![\d.,])1\s?%\s(?:every|a|per|ogni|alla|pro|jede)\s(?:week|settimana|Woche)`,
    String.raw`(?<![\d.,])5\s?%\s(?:(?:return|Rendite)\s)?(?:a|per|al|pro|im)\s(?:month|mese|Monat)`,
    String.raw`(?:target of|obiettivo del|Ziel von)\s5\s?%`,
  ].join('|'),
  'g',
)

export type Said = { warning: string; link: string; kinds: readonly string[] }

/** The figures in a text without markup, for example of a mail or a feed. */
export function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}

/** The figures of a document that stand outside of a block with the risk sentence and with their kind, or the link to it. */
export function bareFigures(html: string, { warning, link, kinds }: Said): string[] {
  const { elements } = readDocument(html)
  const body = elements.find(({ tag }) => tag === 'body')?.text ?? ''
  const warned = elements
    .filter(({ attributes, text }) => 'data-claim' in attributes && text.includes(warning))
    .map(({ text }) => text)
    .filter((text) => text.includes(link) || kinds.every((kind) => text.includes(kind)))
    .toSorted((a, b) => b.length - a.length)
  return figuresIn(warned.reduce((left, block) => left.replace(block, ''), body))
}

/** All figures of a document. */
export function figuresOfDocument(html: string): string[] {
  return figuresIn(readDocument(html).elements.find(({ tag }) => tag === 'body')?.text ?? '')
}
