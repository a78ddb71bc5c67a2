import { useTranslation } from '../i18n/use-translation.ts'
import { LegalDocument } from '../product/legal-document.tsx'

const UPDATED = '2023-10-23'

export function TermsPage() {
  const { t } = useTranslation('terms')
  return <LegalDocument {...texts} updated={UPDATED} claimsIn="risk" />
}
