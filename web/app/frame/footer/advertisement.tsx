import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTexts } from '../../i18n/use-texts.ts'

/** Our own, said to be one, and nobody counts who sees it. */
export function Advertisement() {
  const { texts } = useTexts('frame')
  return (
    <aside className="advertisement" aria-label={texts.advertisement.label}>
      <p className="kind">{texts.advertisement.label}</p>
      <p>{texts.advertisement.text}</p>
      <LocalizedLink to={paths.clubs}>{texts.advertisement.link}</LocalizedLink>
    </aside>
  )
}
