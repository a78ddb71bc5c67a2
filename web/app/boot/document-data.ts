import type { OperatorFile } from '@aurivane/contract/operator-file'

/** What the server writes into every document for the boot script and the application. */
export type DocumentData = {
  /** The script that starts the app. */
  entry: string
  /** All scripts of the app and the page, to be fetched together. */
  scripts: string[]
  /** Where a member is sent from a page for guests. */
  guestHome?: string
  /** The files of the page's texts. They are in the markup already; only the application needs them again. */
  texts: string[]
  /** PUBLIC_URL, for addresses in the head. */
  publicUrl: string
  supportEmail: string
  operator: OperatorFile
  /** What the page's loader has answered. */
  data?: unknown
}

export function readDocumentData(): DocumentData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as DocumentData
}

/** Part of the address of every text file. */
export function readTextsVersion(): string {
  return /-(\w+)\.json$/.exec(readDocumentData().texts[0] ?? '')?.[1] ?? ''
}
