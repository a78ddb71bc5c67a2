import type { Tree } from '../next/app/tree.ts'

const empty = ['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'path', 'circle', 'rect', 'line', 'use']
const dropped = /<(script|style|noscript)\b[^>]*>.*?<\/\1>|<!--.*?-->|<!doctype[^>]*>/gis
const names: Record<string, string> = { class: 'className', for: 'htmlFor', value: 'defaultValue' }
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

type Element = Exclude<Tree, string>

/** Our own HTML as data: well formed, without the scripts and styles that are not content. */
export function readTree(html: string): Element {
  const top: Element = { tag: 'top', props: {}, children: [] }
  const open = [top]
  for (const [piece] of html.replaceAll(dropped, '').matchAll(/<[^>]+>|[^<]+/g)) {
    const parent = open.at(-1) ?? top
    if (piece.startsWith('</')) close(open, piece.slice(2, -1))
    else if (piece.startsWith('<')) start(open, parent, piece)
    else parent.children.push(decode(piece))
  }
  return top
}

function start(open: Element[], parent: Element, piece: string) {
  const element: Element = { tag: /^<([\w-]+)/.exec(piece)?.[1] ?? '', props: readProps(piece), children: [] }
  parent.children.push(element)
  if (!piece.endsWith('/>') && !empty.includes(element.tag)) open.push(element)
}

function close(open: Element[], tag: string) {
  // Void elements have no closing tag.
  if (open.at(-1)?.tag === tag) open.pop()
}

function readProps(piece: string): Record<string, string> {
  const pairs = piece.slice(1).matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => [names[name] ?? name, decode(value)]),
  )
}

function decode(text: string): string {
  return text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
}

/** The first element with this tag, wherever it is. */
export function find(tree: Element, tag: string): Element | null {
  for (const child of tree.children) {
    if (typeof child === 'string') continue
    const found = child.tag === tag ? child : find(child, tag)
    if (found) return found
  }
  return null
}
