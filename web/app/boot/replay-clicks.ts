/**
 * Clicks that only the app can answer, those on buttons and on links marked `data-replayed`, are kept and made again once it is
 * there. Other links, details and whatever is marked `data-native` work by themselves.
 */
export function replayClicks() {
  const kept = new Set<HTMLElement>()

  function keep(event: MouseEvent) {
    const target = event.target as Element
    stayAtPlace(target.closest<HTMLAnchorElement>('a[hreflang]'))
    const button = target.closest<HTMLElement>('button:not([data-native]),[data-replayed]')
    // In a new tab the browser opens a link by itself.
    if (!button || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    // The last click on a button counts, in the order of the clicks.
    kept.delete(button)
    kept.add(button)
  }

  /** Return pressed in a field. Sent by the browser itself, a password could end up in the address. */
  function keepSubmission(event: Event) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const button = form.querySelector<HTMLElement>('[type="submit"]')
    if (button) kept.add(button)
  }

  function handOver() {
    document.removeEventListener('click', keep, true)
    document.removeEventListener('submit', keepSubmission, true)
    for (const button of kept) if (button.isConnected) button.click()
  }

  document.addEventListener('click', keep, true)
  document.addEventListener('submit', keepSubmission, true)
  document.addEventListener('app-ready', handOver, { once: true })
}

/** The document knows nothing of query and fragment: the same place in another language has them, too. */
function stayAtPlace(link: HTMLAnchorElement | null) {
  if (!link) return
  link.search += location.search.replace('?', link.search && '&')
  link.hash = location.hash
}
