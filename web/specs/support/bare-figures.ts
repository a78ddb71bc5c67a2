import { figuresIn } from '../../../testing/figures-in.ts'
import { readDocument } from './read-document.ts'

export type Said = { warning: string; link: string; kinds: readonly string[] }

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
