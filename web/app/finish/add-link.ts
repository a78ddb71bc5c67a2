/** Done when it has come, or cannot. */
export function addLink(attributes: Record<string, string>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return new Promise((resolve) => (link.onload = link.onerror = resolve))
}
