/**
 * The one inline script, the same on every page. Runs before the first paint, then waits for a reason to start the
 * app. Imports nothing: every byte of it stands in every page.
 */
type BootData = { app: string; preload: string[]; atOnce: boolean; guestHome: string | null }

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

function readData(): BootData {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '')
}

let isStarted = false
function startApp() {
  if (isStarted) return
  isStarted = true
  for (const sign of signsOfUse) removeEventListener(sign, startApp)
  const { app, preload } = readData()
  for (const href of preload) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import(/* @vite-ignore */ app)
}

function waitForUse() {
  const { atOnce, guestHome } = readData()
  const isMember = root.dataset.session === ''
  if (guestHome && isMember) return location.replace(guestHome)
  if (atOnce || hasCookie('uid') || hasCookie('atoken')) return startApp()
  for (const sign of signsOfUse) addEventListener(sign, startApp, { passive: true })
  addEventListener('load', () => setTimeout(startApp, APP_IDLE_MS))
}

applyTheme()
agreeOnLanguage()
markVisitor()
keepClicks()
document.addEventListener('DOMContentLoaded', waitForUse)
