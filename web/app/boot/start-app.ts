import { readCookie } from '../session/cookies.ts'
import { readDocumentData } from './document-data.ts'

const APP_IDLE_MS = 2000
const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const

/** Starts the app when there is a reason to: a sign of use, a session, a page that needs it, or nothing else to do. */
export function startWhenNeeded() {
  const { atOnce, guestHome } = readDocumentData()
  const hasUser = readCookie(document.cookie, 'uid') !== null
  const hasToken = readCookie(document.cookie, 'atoken') !== null
  if (guestHome && hasUser && hasToken) return location.replace(guestHome)
  // Half a session is a reason too: the app ends it.
  if (atOnce || hasUser || hasToken) return startApp()
  for (const sign of signsOfUse) addEventListener(sign, startApp, { passive: true })
  addEventListener('load', () => {
    void loadStyle()
    setTimeout(startApp, APP_IDLE_MS)
  })
}

let isStarted = false

function startApp() {
  if (isStarted) return
  isStarted = true
  for (const sign of signsOfUse) removeEventListener(sign, startApp)
  const { app, preload, texts } = readDocumentData()
  for (const href of preload) void addLink({ rel: 'modulepreload', href })
  for (const href of texts) void addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  // What the app draws must not appear before its styles.
  void loadStyle().then(() => import(/* @vite-ignore */ app))
}

let styled: Promise<unknown> | null = null

/** The whole styles, and with them the fonts: after the page itself, which carries what it needs at first. */
function loadStyle() {
  styled ??= addLink({ rel: 'stylesheet', href: readDocumentData().style })
  return styled
}

function addLink(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), attributes)
  document.head.append(link)
  return new Promise((resolve) => (link.onload = link.onerror = resolve))
}
