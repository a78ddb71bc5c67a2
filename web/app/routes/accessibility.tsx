import { useTranslation } from '../i18n/use-translation.ts'
import { LegalDocument } from '../features/legal-document.tsx'

export function Component() {
  const { t } = useTranslation('accessibility')
  return (
    <LegalDocument
      heading={t('heading')}
      intro={t('intro')}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
    />
  )
}
