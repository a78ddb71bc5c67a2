import type { OperatorFile } from '@aurivane/contract/operator-file'
import type { Promotion } from '@aurivane/contract/promotion'

/** What the server writes into every document for the boot script and the application. */
export type DocumentData = {
  /** The script that starts the app. */
  entry: string
  /** All scripts of the app and the page, to be fetched together. */
  scripts: string[]
  /** On pages for guests: where members are redirected. */
  guestHome?: string
  /** What the reader is told if the app cannot start. */
  startFailure: { text: string; reload: string }
  /** The files of the page's texts, which the application needs for hydration. */
  texts: string[]
  /** PUBLIC_URL, for addresses in the head. */
  publicUrl: string
  supportEmail: string
  operator: OperatorFile
  promotion: Promotion
  /** On which the server was started, YYYY-MM-DD. */
  day: string
  /** The data of the page's loader. */
  data?: unknown
}

export function readDocumentData(): DocumentData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as DocumentData
}

/** Part of the name of every text file. */
export function readTextsVersion(): string {
  return /-(\w+)\.json$/.exec(readDocumentData().texts[0] ?? '')?.[1] ?? ''
}
