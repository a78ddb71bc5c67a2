import { TEASER_WORDS } from '@aurivane/contract/limits'
import type { ContentNode, ContentTag } from '../app/features/post.ts'

const insideLines = new Set<ContentTag>(['strong', 'em', 'a', 'code'])

/** The words alone, without markdown marks; what stands in different blocks is kept apart by a space. */
export function toPlainText(nodes: readonly ContentNode[]): string {
  return joinText(nodes).replaceAll(/\s+/g, ' ').trim()
}

function joinText(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const text = joinText(node.children)
      return insideLines.has(node.tag) ? text : ` ${text} `
    })
    .join('')
}

/** The first 20 words and an ellipsis; nothing for a post without content. */
export function cutTeaser(plainText: string): string | null {
  if (!plainText) return null
  return `${plainText.split(' ').slice(0, TEASER_WORDS).join(' ')}…`
}

/** As many whole words as fit, for the description of a page. */
export function cutDescription(plainText: string, maxChars = 155): string {
  if (plainText.length <= maxChars) return plainText
  const cut = plainText.slice(0, maxChars - 1)
  const words = cut.slice(0, cut.lastIndexOf(' '))
  return words.endsWith('.') ? words : `${words}…`
}
