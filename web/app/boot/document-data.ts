/** What the build writes into every page for the boot script and the app. */
export type DocumentData = {
  /** The script that starts the app. */
  entry: string
  /** All scripts of the app and the page, to be fetched together. */
  scripts: string[]
  /** Where a member is sent from a page for guests. */
  guestHome?: string
  /** The query that the document was drawn for, where pages have a document for that. */
  query?: string
  /** The page's texts. They stand in the markup already; only the app needs them again. */
  texts: string[]
  /** Put in by the server where it is another one than the brand's. */
  support?: string
}

export function readDocumentData(): DocumentData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as DocumentData
}

/** Part of the address of every text file. */
export function readTextsVersion(): string {
  return /-(\w+)\.json$/.exec(readDocumentData().texts[0] ?? '')?.[1] ?? ''
}
