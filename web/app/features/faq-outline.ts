import type { FaqAnchor, FaqEntry } from '../texts/faq-entry.ts'
import { plainSentence } from './split-linked-text.ts'

export type FaqCategory = 'general' | 'account' | 'clubs' | 'tutorials'

/** Which question stands where. The anchors are part of the site's addresses: mails and other sites link to them. */
export const faqOutline: readonly { category: FaqCategory; anchors: readonly FaqAnchor[] }[] = [
  { category: 'general', anchors: ['categoryrow1', 'categoryrow2'] },
  { category: 'account', anchors: ['categoryrow3', 'categoryrow4'] },
  { category: 'clubs', anchors: ['categoryrow5', 'categoryrow6', 'categoryrow7'] },
  { category: 'tutorials', anchors: ['categoryrow8'] },
]

/** This answer states returns, so the risk warning stands in it. */
export const FAQ_ANSWER_WITH_CLAIM: FaqAnchor = 'categoryrow2'

/** Everything an answer says, as plain sentences. */
export function sentencesOf({ parts }: FaqEntry): string[] {
  return parts
    .flatMap(({ title, paragraphs = [], points = [], steps = [] }) => [
      ...(title === undefined ? [] : [title]),
      ...paragraphs,
      ...points,
      ...steps,
    ])
    .map(plainSentence)
}
