import { readDocumentData } from '../boot/document-data.ts'

let known: string | undefined

/** The operator's address (SUPPORT_EMAIL). It is part of documents, since scripts and text files are cached for a year. */
export function supportEmail(): string {
  known ??= readDocumentData().supportEmail
  return known
}

/** On the server, once at the start. */
export function setSupportEmail(address: string) {
  known = address
}

/** Texts contain `{{support}}` in place of the address. */
export function fillSupport(text: string): string {
  return text.replaceAll('{{support}}', () => supportEmail())
}
