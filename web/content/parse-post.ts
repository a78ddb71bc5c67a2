export type PostSource = {
  fields: Record<string, string>
  markdown: string
}

/** Front matter between two lines of `---`, one `name: value` per line. Values are trimmed: some editors leave a carriage return. */
export function parsePost(source: string): PostSource {
  const text = source.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '')
  const found = /^---\n(?:([\s\S]*?)\n)?---(?:\n([\s\S]*))?$/.exec(text)
  if (!found) return { fields: {}, markdown: text.trim() }
  const [, head = '', body = ''] = found
  return { fields: parseFields(head), markdown: body.trim() }
}

function parseFields(head: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === -1) continue
    const value = line.slice(colon + 1).trim()
    if (value) fields[line.slice(0, colon).trim()] = value
  }
  return fields
}
