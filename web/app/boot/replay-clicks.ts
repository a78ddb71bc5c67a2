/**
 * Records clicks on buttons and on links marked `data-replayed`, and replays them after hydration. Other links, `<details>`
 * and elements marked `data-native` work without the app. If the app cannot start, links and searches still work.
 */
export function replayClicks() {
  const recorded = new Set<HTMLElement>()

  function recordClick(event: MouseEvent) {
    completeLanguageLink(event)
    const button = (event.target as Element).closest<HTMLElement>('button:not([data-native]),[data-replayed]')
    // In a new tab the browser opens a link by itself.
    if (!button || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    // Each button is replayed once, in the order of the last clicks.
    recorded.delete(button)
    recorded.add(button)
  }

  /** Enter pressed in a field. If the browser submitted the form, a password could appear in the address. */
  function recordSubmission(event: Event) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const button = form.querySelector<HTMLElement>('[type="submit"]')
    if (button) recorded.add(button)
  }

  function stopRecording() {
    document.removeEventListener('click', recordClick, true)
    document.removeEventListener('submit', recordSubmission, true)
  }

  /** The server takes no forms: sending one would replace the page and what was typed. */
  function goOnWithoutApp() {
    stopRecording()
    document.addEventListener('click', completeLanguageLink, true)
    document.addEventListener('submit', (event) => {
      if ((event.target as HTMLFormElement).method === 'post') event.preventDefault()
    })
  }

  function replay() {
    stopRecording()
    for (const button of recorded) if (button.isConnected) button.click()
  }

  document.addEventListener('click', recordClick, true)
  document.addEventListener('submit', recordSubmission, true)
  document.addEventListener('app-ready', replay, { once: true })
  document.addEventListener('app-failed', goOnWithoutApp, { once: true })
}

/** Language links are rendered without query and fragment; this adds those of the current address. */
function completeLanguageLink({ target }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  link.search += location.search.replace('?', link.search && '&')
  link.hash = location.hash
}
