import { paintBrowser } from '../frame/theme-colors.ts'
import { readDocumentData } from './document-data.ts'

/**
 * The one inline script, the same on every page. Runs before the first paint, then waits for a reason to start the
 * app. Every byte of it stands in every page.
 */

const APP_IDLE_MS = 2000
const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const
const root = document.documentElement

function stored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function hasCookie(name: string) {
  return new RegExp(`(^|; )${name}=[^;]`).test(document.cookie)
}

function applyTheme() {
  const theme = stored(() => localStorage, 'theme') === 'Dark' ? 'Dark' : 'Light'
  try {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', theme)
  } catch {
    // Without storage the page is Light.
  }
  root.dataset.colorScheme = theme.toLowerCase()
  paintBrowser(theme)
}

/** The server does not see storage: where only storage remembers a language, ask again with the cookie. */
function agreeOnLanguage() {
  const { pathname, search } = location
  if (/^\/(it|ge)(\/|$)/.test(pathname) || /[?&]lng=/.test(search) || hasCookie('i18next')) return
  const wanted = stored(() => localStorage, 'i18nextLng') ?? stored(() => sessionStorage, 'i18nextLng')
  if (!wanted || !/^(en|it|ge)$/.test(wanted) || wanted === root.dataset.language) return
  document.cookie = `i18next=${wanted}; Path=/; SameSite=Lax; Max-Age=31536000`
  if (hasCookie('i18next')) location.reload()
}

function markVisitor() {
  if (hasCookie('uid') && hasCookie('atoken')) root.dataset.session = ''
  if (stored(() => sessionStorage, 'banner') === 'dismissed') root.dataset.banner = 'dismissed'
}

/** Clicks on buttons that only the app can answer are kept and made again once it is there. Links work by themselves. */
function keepClicks() {
  const kept = new Set<HTMLElement>()
  function keep(event: Event) {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest<HTMLElement>('button, [role="button"], [role="switch"], [role="tab"]')
    if (!button || button.hasAttribute('data-native')) return
    event.preventDefault()
    event.stopPropagation()
    kept.delete(button)
    kept.add(button)
  }
  function keepSubmit(event: Event) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const button = form.querySelector<HTMLElement>('[type="submit"], button:not([type])')
    if (button) kept.add(button)
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('submit', keepSubmit, true)
  document.addEventListener(
    'app-ready',
    () => {
      document.removeEventListener('click', keep, true)
      document.removeEventListener('submit', keepSubmit, true)
      for (const button of kept) if (button.isConnected) button.click()
    },
    { once: true },
  )
}

function addLink(rel: string, href: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (rel === 'preload') {
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
  }
  document.head.append(link)
  return new Promise((resolve) => (link.onload = link.onerror = resolve))
}

let isStarted = false
function startApp() {
  if (isStarted) return
  isStarted = true
  for (const sign of signsOfUse) removeEventListener(sign, startApp)
  const { app, preload, styles, texts } = readDocumentData()
  for (const href of preload) void addLink('modulepreload', href)
  for (const href of texts) void addLink('preload', href)
  // What the app draws must not appear before its styles.
  void Promise.all(styles.map((href) => addLink('stylesheet', href))).then(
    () => import(/* @vite-ignore */ app),
  )
}

function waitForUse() {
  const { atOnce, guestHome } = readDocumentData()
  const isMember = root.dataset.session === ''
  if (guestHome && isMember) return location.replace(guestHome)
  // A choice in the address is known to the app alone: the prerendered page shows the usual one.
  const hasChoice = /[?&](select|q)=/.test(location.search)
  if (atOnce || hasChoice || hasCookie('uid') || hasCookie('atoken')) return startApp()
  for (const sign of signsOfUse) addEventListener(sign, startApp, { passive: true })
  addEventListener('load', () => setTimeout(startApp, APP_IDLE_MS))
}

applyTheme()
agreeOnLanguage()
markVisitor()
keepClicks()
document.addEventListener('DOMContentLoaded', waitForUse)
