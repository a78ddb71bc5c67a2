import { paths } from '@aurivane/contract/paths'
import { opensInNewTab } from '../../components/opens-in-new-tab.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { splitLinkedText } from '../../features/split-linked-text.ts'

const destinations: Readonly<Record<string, string>> = { terms: paths.terms, privacy: paths.privacy }

/** What a person confirms by registering. The links open in a new tab, so that typed values are not lost. */
export function RegisterNotice({ text }: { text: string }) {
  return (
    <p className="small">
      {splitLinkedText(text).map((piece) => {
        const to = piece.mark === null ? undefined : destinations[piece.mark]
        if (to === undefined) return piece.text
        return (
          <LocalizedLink key={to} to={to} {...opensInNewTab}>
            {piece.text}
          </LocalizedLink>
        )
      })}
    </p>
  )
}
