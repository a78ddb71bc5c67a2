/*
 * Runs alone in a sandboxed frame without our origin: it loads the provider's ticker tape, sees no cookie and no page
 * of ours, and talks with the page round it by these words only:
 *   page  -> frame   'ticker:show {configuration}'
 *   frame -> page    'ticker:listening' | 'ticker:ready' | 'ticker:failed'
 */
const PROVIDER_SCRIPT = 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js'
const GIVE_UP_MS = 11_000

let shown = ''
let timer = 0

function say(word) {
  parent.postMessage(`ticker:${word}`, location.origin)
}

/** The provider's script reads its configuration from the text of its own element and draws beside it. */
function show(configuration) {
  if (configuration === shown) return
  shown = configuration
  document.documentElement.style.colorScheme = JSON.parse(configuration).colorTheme

  const box = document.createElement('div')
  box.className = 'tradingview-widget-container'
  const place = document.createElement('div')
  place.className = 'tradingview-widget-container__widget'
  const script = document.createElement('script')
  script.async = true
  script.src = PROVIDER_SCRIPT
  script.textContent = configuration
  script.addEventListener('error', () => say('failed'))
  box.append(place, script)

  clearTimeout(timer)
  timer = setTimeout(() => say('failed'), GIVE_UP_MS)
  new MutationObserver((_, observer) => {
    const widget = box.querySelector('iframe')
    if (!widget) return
    observer.disconnect()
    widget.addEventListener('load', () => {
      clearTimeout(timer)
      if (box.isConnected) say('ready')
    })
  }).observe(box, { childList: true, subtree: true })

  // In place of the one before: a change of theme or language never leaves two.
  document.body.replaceChildren(box)
}

addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data === 'string' && data.startsWith('ticker:show ')) {
    show(data.slice('ticker:show '.length))
  }
})
say('listening')
