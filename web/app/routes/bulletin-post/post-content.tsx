import type { ReactNode } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import type { ContentElement, ContentNode } from '../../features/post.ts'

/** Renders the parsed markdown. The content never changes, so the position can serve as the key. */
export function PostContent({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, place) =>
    typeof node === 'string' ? node : <ContentPart key={`${place}-${node.tag}`} element={node} />,
  )
}

function ContentPart({ element }: { element: ContentElement }) {
  const { tag: Tag, href, start, children } = element
  if (Tag === 'hr' || Tag === 'br') return <Tag />
  const inside = <PostContent nodes={children} />
  if (Tag === 'a') return <ContentLink href={href}>{inside}</ContentLink>
  if (Tag === 'ol') return <ol start={start}>{inside}</ol>
  return <Tag>{inside}</Tag>
}

function ContentLink({ href, children }: { href?: string; children: ReactNode }) {
  if (href?.startsWith('/')) return <LocalizedLink to={href}>{children}</LocalizedLink>
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  )
}
