import { readDocumentData } from './document-data.ts'

/** The document brings the texts, since the files of texts may be what could not be loaded. */
export function showStartFailure() {
  // React manages a document that is ready, and shows its own failures.
  if (document.documentElement.dataset.app) return
  const { text, reload } = readDocumentData().startFailure
  const notice = createElement('div', { className: 'session-notice is-held', role: 'alert' })
  const row = createElement('div', { className: 'wrap row' })
  // An empty address is that of the page.
  row.append(createElement('p', { textContent: text }), createElement('a', { textContent: reload, href: '' }))
  notice.append(row)
  document.getElementById('main')?.before(notice)
}

function createElement<Tag extends 'div' | 'p' | 'a'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return Object.assign(document.createElement(tag), properties)
}
