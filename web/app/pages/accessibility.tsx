import { useTexts } from '../i18n/use-texts.ts'
import { LegalDocument } from '../product/legal-document.tsx'

export function AccessibilityPage() {
  const { texts } = useTexts('accessibility')
  return <LegalDocument {...texts} />
}
