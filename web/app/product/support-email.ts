import { brand } from '@aurivane/contract/brand'
import { readDocumentData } from '../boot/document-data.ts'

let known: string | undefined

/**
 * Whom to write to. The operator may have set another address than the brand's; only documents name it, since scripts and
 * texts are kept for a year (docs/decisions/0037-documents-rendered-at-request-time.md).
 */
export function supportEmail(): string {
  known ??= readSupport() ?? brand.supportEmail
  return known
}

function readSupport() {
  // Where pages are drawn ahead there is no document to ask.
  return typeof document === 'object' && document.getElementById('boot')
    ? readDocumentData().support
    : undefined
}

/** Texts say `{{support}}` where the address stands. */
export function fillSupport(text: string): string {
  return text.replaceAll('{{support}}', () => supportEmail())
}
