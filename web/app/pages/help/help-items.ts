import { paths } from '@aurivane/contract/paths'
import { faqOutline, sentencesOf } from '../../product/faq-outline.ts'
import { plainSentence } from '../../product/split-linked-text.ts'
import { fillSupport } from '../../product/support-email.ts'
import type { Texts } from '../../texts/texts.ts'
import type { HelpItem } from './search-help.ts'

type PageName = keyof Texts['help']['pages'] & keyof typeof paths

/** `questionIn` names a question's category. */
export function listQuestions(faq: Texts['faq'], questionIn: (category: string) => string): HelpItem[] {
  return faqOutline.flatMap(({ category, anchors }) =>
    anchors.map((anchor) => {
      const entry = faq.entries[anchor]
      return {
        to: `${paths.faq}#${anchor}`,
        title: entry.question,
        text: fillSupport(plainSentence(entry.parts[0].paragraphs?.[0] ?? '')),
        kind: questionIn(faq.categories[category]),
        body: fillSupport(sentencesOf(entry).join(' ')),
      }
    }),
  )
}

export function listPages(help: Texts['help']): HelpItem[] {
  return (Object.keys(help.pages) as PageName[]).map((name) => ({
    to: paths[name],
    ...help.pages[name],
    kind: '',
    body: '',
  }))
}
