import { createElement, type ReactNode } from 'react'
import Link from 'next/link'

/** A text, or an element with attributes and children. */
export type Tree = string | { tag: string; props: Record<string, string>; children: Tree[] }

/**
 * Links inside the site use the framework's router, without prefetching: the other pages are not part of the comparison.
 */
export function grow(tree: Tree, key = 0): ReactNode {
  if (typeof tree === 'string') return tree
  const { tag, props, children } = tree
  const inside = children.map(grow)
  const { href } = props
  return tag === 'a' && href?.startsWith('/')
    ? createElement(Link, { ...props, href, key, prefetch: false }, ...inside)
    : createElement(tag, { ...props, key }, ...inside)
}
