import type { Messages, MessageValues } from './messages.ts'

/** Finds a text in one language's tree, which need not be bundled with the others. */
export function find(messages: Messages, name: string): string | undefined {
  const dot = name.indexOf('.')
  const area = name.slice(0, dot)
  const text = name.slice(dot + 1)
  const texts: Record<string, Record<string, string>> = messages
  if (!Object.hasOwn(texts, area) || !Object.hasOwn(texts[area] ?? {}, text)) return undefined
  return texts[area]?.[text]
}

/** Puts values in place of `{{name}}`, the notation of i18next, which the pages use. */
export function fill(text: string, values: MessageValues = {}): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
