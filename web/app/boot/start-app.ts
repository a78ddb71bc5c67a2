import { readCredentials } from '../session/auth-cookies.ts'
import { readCookie } from '../session/cookies.ts'
import { addLink } from '../finish/add-link.ts'
import { readDocumentData } from './document-data.ts'

/** Long enough for the largest paint, which follows the load. */
const PAINT_MS = 200
const APP_IDLE_MS = 2500

/** Starts the app when there is a reason to: a sign of use, a session, a page that needs it, or nothing else to do. */
export function startWhenNeeded(cookies: string) {
  const { atOnce, guestHome } = readDocumentData()
  if (guestHome && readCredentials(cookies)) return location.replace(guestHome)
  // Half a session is a reason too: the app ends it.
  if (readCookie(cookies, 'uid') || readCookie(cookies, 'atoken')) return startApp()
  startAt('pointerup', 'pointercancel', 'keydown', 'focusin')
  // What is asked for before the page stands takes its place in the line. In the background nothing is painted, or needed.
  // A query asks for something that only the app shows.
  if (atOnce || location.search) new PerformanceObserver(startApp).observe({ type: 'paint', buffered: true })
  else addEventListener('load', () => setTimeout(startAtRest, PAINT_MS))
}

/**
 * Signs of use. A press counts when it is over, and so does the focus it brings: the whole styles come with the app, and what
 * is pressed must not move away from under the finger. A touch that scrolls is cancelled.
 */
function startAt(...signs: string[]) {
  for (const sign of signs) addEventListener(sign, noticeUse)
}

function noticeUse({ type, target }: Event) {
  if (type !== 'focusin' || (target as Element).matches(':focus-visible')) startApp()
}

/** The fonts first, after the whole styles where the page wants those, then nothing for a while. */
function startAtRest() {
  // Not before the page stands: browsers tell a pointer at rest, too, that a page has come beneath it.
  startAt('pointermove')
  if (readDocumentData().long) void loadStyle()
  void loadFonts().then(() => setTimeout(startApp, APP_IDLE_MS))
}

let isStarted = false

export function hasStarted() {
  return isStarted
}

export function startApp() {
  if (isStarted) return
  isStarted = true
  const { scripts, texts } = readDocumentData()
  for (const href of scripts) addLinkLater({ rel: 'modulepreload', href })
  for (const href of texts) addLinkLater({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  // What the app draws must not appear before its styles. One script by one: together they would keep the browser busy.
  void scripts.reduce((before, href) => before.then(() => import(/* @vite-ignore */ href)), loadStyle())
  void loadFonts()
}

/** In a task of its own: asking for a file takes the browser about a millisecond. */
function addLinkLater(attributes: Record<string, string>) {
  setTimeout(() => void addLink(attributes))
}

let styled: Promise<unknown> | null = null
let settled: Promise<unknown> | null = null

/** The whole styles: after the page itself, which carries what it needs at first. */
function loadStyle() {
  const { style: href } = readDocumentData()
  const apply = () => addLink({ rel: 'stylesheet', href })
  // Whatever goes wrong with that, the app must have its styles.
  return (styled ??= Promise.all([loadFinish(), addLink({ rel: 'preload', as: 'style', href })])
    .then(([page]) => page.applyStyles(apply))
    .catch(apply))
}

/** The fonts, after the styles that are under way. Out of reach: the stand-ins stay. */
function loadFonts() {
  return (settled ??= Promise.resolve(styled)
    .then(loadFinish)
    .then((page) => page.applyFonts())
    .catch(() => {}))
}

function loadFinish() {
  return import(/* @vite-ignore */ readDocumentData().finish) as Promise<
    typeof import('../finish/finish-page.ts')
  >
}
