import { createElement, type ReactNode } from 'react'
import Link from 'next/link'

/** A text, or an element with its attributes and what is in it. */
export type Tree = string | { tag: string; props: Record<string, string>; children: Tree[] }

/**
 * Links inside the site go through the framework's router, as its manual asks. They fetch nothing ahead: the pages behind them
 * are not part of the comparison, and asking for them would only slow this one down.
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
