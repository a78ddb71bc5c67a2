import { paths } from '@aurivane/contract/paths'
import { faqOutline, sentencesOf } from '../../features/faq-outline.ts'
import { plainSentence } from '../../features/split-linked-text.ts'
import { fillSupport } from '../../features/support-email.ts'
import type { Texts } from '../../texts/texts.ts'
import type { HelpItem } from './search-help.ts'

type PageName = keyof Texts['help']['pages'] & keyof typeof paths

type Questions = Pick<Texts['faq'], 'entries' | 'categories'> & {
  /** Names a question's category. */
  questionIn: (category: string) => string
}

export function listQuestions({ entries, categories, questionIn }: Questions): HelpItem[] {
  return faqOutline.flatMap(({ category, anchors }) =>
    anchors.map((anchor) => {
      const entry = entries[anchor]
      return {
        to: `${paths.faq}#${anchor}`,
        title: entry.question,
        text: fillSupport(plainSentence(entry.parts[0].paragraphs?.[0] ?? '')),
        kind: questionIn(categories[category]),
        body: fillSupport(sentencesOf(entry).join(' ')),
      }
    }),
  )
}

export function listPages(pages: Texts['help']['pages']): HelpItem[] {
  return (Object.keys(pages) as PageName[]).map((name) => ({
    to: paths[name],
    ...pages[name],
    kind: '',
    body: '',
  }))
}
