import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Our own advertisement, labelled as such and without tracking. */
export function Advertisement() {
  const { t } = useTranslation('frame')
  return (
    <aside className="advertisement" aria-label={t('advertisement.label')}>
      <p className="kind">{t('advertisement.label')}</p>
      <p>{t('advertisement.text')}</p>
      <LocalizedLink to={paths.clubs}>{t('advertisement.link')}</LocalizedLink>
    </aside>
  )
}
