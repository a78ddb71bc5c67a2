/** What the build makes of a bulletin post. A field that its file leaves out is null. */
export type Post = PostSummary & { content: ContentNode[] }

export type PostSummary = {
  id: number | null
  slug: string
  /** Unix seconds. */
  timestamp: number | null
  title: string | null
  tag: string | null
  /** As a person reads it, in the language of the file. */
  date: string | null
  teaser: string | null
}

/** Markdown, already parsed: plain data that becomes elements without a parser and without HTML text. */
export type ContentNode = string | ContentElement

export type ContentElement = {
  tag: ContentTag
  /** Only for `a`; its scheme has been checked. */
  href?: string
  /** Only for `ol`, when it does not begin with 1. */
  start?: number
  children: ContentNode[]
}

export const contentTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'strong',
  'em',
  'ol',
  'ul',
  'li',
  'a',
  'blockquote',
  'code',
  'pre',
  'hr',
  'br',
] as const
export type ContentTag = (typeof contentTags)[number]
