import type { Announcement } from './announcements.ts'
import type { ListedClub } from './club-object.ts'
import type { CountryName } from './countries.ts'
import type { Locale } from './locales.ts'
import type { Meeting } from './meetings.ts'
import type { ShownClub } from './memberships.ts'
import type { OperatorFile } from './operator-file.ts'
import type { Promotion } from './promotion.ts'

/** What `server` and `web` agree on: `web` renders documents, `server` sends and keeps them. */
export type WebRenderer = {
  /** The page at a path without language prefix; null where there is none. */
  findPage: (path: string) => PageFacts | null
  render: (address: PageAddress) => Promise<RenderedPage>
  /** Sitemap, robots, feeds: files that name the public address of the site. */
  files: readonly RenderedFile[]
  /** Paths of every page and bulletin post, without language prefix. */
  paths: readonly string[]
}

export type RendererOptions = {
  /** Where the site is reached, without a slash at the end. */
  publicUrl: string
  supportEmail: string
  /** What the operator states about itself; empty where it states nothing. */
  operator: OperatorFile
  reads: PublicReads
  /** Whether a file is served at this address. */
  hasFile: (url: string) => boolean
}

export type PageFacts = {
  /** `gated` pages send visitors without a session to the login page; `guest` pages send members home. */
  access: 'public' | 'gated' | 'guest'
  isIndexable: boolean
  /** The document shows data of the API and is kept for seconds only. */
  hasData: boolean
  /** The part of a query that the document depends on, in its canonical form: empty, or with its question mark. */
  documentQuery: (query: URLSearchParams) => string
}

/** `path` is null for the page that says that nothing was found. */
export type PageAddress = { path: string | null; query: string; locale: Locale; promotion: Promotion }

/** `isIndexable`: of this document; a page's data may keep it out of search engines. */
export type RenderedPage = {
  status: number
  isIndexable: boolean
  html: string
  scriptHashes: string[]
  styleHashes: string[]
}

export type RenderedFile = { url: string; type: string; text: string }

export type ClubsQuery = { country: CountryName; limit: number; after?: number }

export type ClubsPage = { result: ListedClub[]; next: number | null }

export type ClubQuery = { clubID: number; meetings: number; announcementsAfter?: number }

/** A club with the parts that its reader may see; null where they are for members only. */
export type ClubParts = {
  club: ShownClub
  meetings: { result: Meeting[]; next: number | null } | null
  announcements: { result: Announcement[]; next: number | null } | null
}

/** Reads of the API that pages make before they are rendered, in the server and in the browser. Null: it was not answered. */
export type PublicReads = {
  /** The id of the session's user in the browser; null in the server, whose documents are the same for everybody. */
  reader: () => string | null
  listClubs: (query: ClubsQuery) => Promise<ClubsPage | null>
  readClub: (query: ClubQuery) => Promise<ClubParts | 'unknown' | null>
}
