import { isValidElement, type ReactNode } from 'react'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import { contentTags, type ContentElement, type ContentNode, type ContentTag } from '../app/features/post.ts'

/** The page's own heading is the h1. */
const renamed: Record<string, ContentTag> = { h1: 'h2', h5: 'h4', h6: 'h4' }

/** `heading`: one level for all headings, below the heading that the text stands under. */
type Options = { heading?: ContentTag }

/** Between their blocks a line break means nothing; inside a line it is a space. */
const containers = new Set<ContentTag>(['ol', 'ul', 'blockquote'])

/**
 * Runs react-markdown and keeps its elements as data: docs/decisions/0012-markdown-at-build-time. Its own rule for addresses
 * is the specified one (http, https, irc, ircs, mailto, xmpp and addresses of our own); HTML in the text stays text, and
 * pictures are left out.
 */
export function drawMarkdown(markdown: string, options: Options = {}): ContentNode[] {
  return nodesOf(Markdown({ children: markdown, urlTransform: defaultUrlTransform }), options)
}

function nodesOf(node: ReactNode, options: Options): ContentNode[] {
  if (typeof node === 'string') return [node]
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap((child) => nodesOf(child, options))
  if (!isValidElement<ElementProps>(node)) return []
  const tag = typeof node.type === 'string' ? toTag(node.type, options) : null
  const inside = nodesOf(node.props.children, options)
  const children = tag && !containers.has(tag) ? inside : inside.filter((child) => child !== '\n')
  return tag ? [describeElement(tag, node.props, children)] : children
}

type ElementProps = { children?: ReactNode; href?: string; start?: number }

function toTag(name: string, { heading }: Options): ContentTag | null {
  if (heading && /^h\d$/.test(name)) return heading
  return renamed[name] ?? contentTags.find((tag) => tag === name) ?? null
}

function describeElement(tag: ContentTag, props: ElementProps, children: ContentNode[]): ContentElement {
  return {
    tag,
    ...(tag === 'a' && props.href ? { href: props.href } : {}),
    ...(tag === 'ol' && props.start ? { start: props.start } : {}),
    children,
  }
}
