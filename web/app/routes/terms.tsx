import { useTranslation } from '../i18n/use-translation.ts'
import { NamedOperator, WORDING_REVISED } from '../features/named-operator.tsx'
import { LegalDocument } from '../features/legal-document.tsx'

const UPDATED = '2023-10-23'

export function Component() {
  const { t } = useTranslation('terms')
  return (
    <LegalDocument
      heading={t('heading')}
      intro={t('intro')}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
      governing={t('governing')}
      updated={UPDATED}
      revised={WORDING_REVISED}
      additions={{ scope: <NamedOperator /> }}
    />
  )
}
