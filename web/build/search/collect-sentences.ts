import { plainSentence } from '../../app/features/split-linked-text.ts'

/** Headings of columns, words of drawings, and the block that names a return. */
const notProse = new Set(['columns', 'quote', 'chart', 'drawing', 'claim'])

/** 5% a month, 1% a week: such a sentence needs the risk warning, which does not fit into an excerpt. */
const namesReturn = /\d\s?%.*\b(month|mese|monat|week|settimana|woche)/is

/** Every sentence in a part of the texts, whatever its shape, in the order it is written. */
export function collectSentences(texts: unknown): string[] {
  if (typeof texts === 'string')
    return namesReturn.test(texts) ? [] : [plainSentence(texts.replace('{{losses}} ', ''))]
  if (Array.isArray(texts)) return texts.flatMap(collectSentences)
  if (typeof texts !== 'object' || texts === null || isSum(texts)) return []
  return Object.entries(texts)
    .filter(([name]) => !notProse.has(name))
    .flatMap(([, inside]) => collectSentences(inside))
}

/** A line of a worked example, `Loss: 217 × 1.00`: numbers that mean nothing outside of it. */
function isSum(texts: object): boolean {
  return 'label' in texts && 'value' in texts
}

/** One running text. A heading or a point that ends without a full stop gets one. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?:…”“»)]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
