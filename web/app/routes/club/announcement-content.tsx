import type { ReactNode } from 'react'
import { linksOfUsers } from '../../features/community/links-of-users.ts'
import type { ContentElement, ContentNode } from '../../features/post.ts'

/** Renders parsed markdown of users. An announcement is replaced as a whole, so the position can serve as the key. */
export function AnnouncementContent({ nodes }: { nodes: readonly ContentNode[] }): ReactNode {
  return nodes.map((node, place) =>
    typeof node === 'string' ? node : <ContentPart key={`${place}-${node.tag}`} element={node} />,
  )
}

function ContentPart({ element }: { element: ContentElement }) {
  const { tag: Tag, href, start, children } = element
  if (Tag === 'hr' || Tag === 'br') return <Tag />
  const inside = <AnnouncementContent nodes={children} />
  if (Tag === 'a')
    return (
      <a href={href} {...linksOfUsers}>
        {inside}
      </a>
    )
  if (Tag === 'ol') return <ol start={start}>{inside}</ol>
  return <Tag>{inside}</Tag>
}
