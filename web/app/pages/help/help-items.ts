import { paths } from '@aurivane/contract/paths'
import { faqOutline, sentencesOf } from '../../product/faq-outline.ts'
import { plainSentence } from '../../product/split-linked-text.ts'
import type { Texts } from '../../texts/texts.ts'
import type { HelpItem } from './search-help.ts'

type PageName = keyof Texts['help']['pages'] & keyof typeof paths

/** Everything the help page can find: the questions first, then the pages. `questionIn` names a question's category. */
export function listHelpItems(
  help: Texts['help'],
  faq: Texts['faq'],
  questionIn: (category: string) => string,
): HelpItem[] {
  const questions = faqOutline.flatMap(({ category, anchors }) =>
    anchors.map((anchor) => {
      const entry = faq.entries[anchor]
      return {
        to: `${paths.faq}#${anchor}`,
        title: entry.question,
        text: plainSentence(entry.parts[0].paragraphs?.[0] ?? ''),
        kind: questionIn(faq.categories[category]),
        body: sentencesOf(entry).join(' '),
      }
    }),
  )
  const pages = (Object.keys(help.pages) as PageName[]).map((name) => ({
    to: paths[name],
    ...help.pages[name],
    kind: help.search.page,
    body: '',
  }))
  return [...questions, ...pages]
}
