import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'

export function ScamsLink() {
  const { t } = useTranslation('translation')
  return (
    <p>
      <LocalizedLink to={`${paths.howThisWorks}#scams`}>{t('recogniseFraud')}</LocalizedLink>
    </p>
  )
}
