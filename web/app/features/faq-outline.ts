import type { FaqAnchor, FaqEntry } from '../texts/faq-entry.ts'
import { plainSentence } from './split-linked-text.ts'

export type FaqCategory = 'general' | 'money' | 'account' | 'clubs' | 'tutorials'

/** Which question stands where. The anchors are part of the site's addresses: mails and other sites link to them. */
export const faqOutline: readonly { category: FaqCategory; anchors: readonly FaqAnchor[] }[] = [
  { category: 'general', anchors: ['categoryrow1', 'categoryrow2'] },
  {
    category: 'money',
    anchors: [
      'categoryrow9',
      'categoryrow10',
      'categoryrow11',
      'categoryrow12',
      'categoryrow13',
      'categoryrow14',
    ],
  },
  { category: 'account', anchors: ['categoryrow3', 'categoryrow4'] },
  { category: 'clubs', anchors: ['categoryrow5', 'categoryrow6', 'categoryrow7'] },
  { category: 'tutorials', anchors: ['categoryrow8'] },
]

/** Everything an answer says, as plain sentences. A claim is followed by its warning; without one it is left out. */
export function sentencesOf({ parts }: FaqEntry, warning?: string): string[] {
  return parts
    .flatMap(({ title, paragraphs = [], claim, points = [], steps = [] }) => [
      ...(title === undefined ? [] : [title]),
      ...paragraphs,
      ...(claim && warning ? [claim, warning] : []),
      ...points,
      ...steps,
    ])
    .map(plainSentence)
}
