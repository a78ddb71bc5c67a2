/** What the build writes into every page for the boot script and the app. */
export type DocumentData = {
  /** The scripts of the app and the page, each after those it needs. */
  scripts: string[]
  /** The site's whole styles; the document carries only what it needs at first. */
  style: string
  /** Brings styles and fonts when the page stands. */
  finish: string
  /** The document carries styles for its first screens only: the whole ones come as soon as it stands, not with the app. */
  long?: true
  /** Start with the page instead of waiting. Left out where it would say no: every byte stands in every page. */
  atOnce?: true
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
