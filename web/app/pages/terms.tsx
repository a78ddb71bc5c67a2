import { useTexts } from '../i18n/use-texts.ts'
import { LegalDocument } from '../product/legal-document.tsx'

const UPDATED = '2023-10-23'

export function TermsPage() {
  const { texts } = useTexts('terms')
  return <LegalDocument {...texts} updated={UPDATED} claimsIn="risk" />
}
