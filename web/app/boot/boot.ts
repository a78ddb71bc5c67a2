import { paintBrowser } from '../layout/theme-colors.ts'
import { BANNER_COOKIE } from '../layout/banner-cookie.ts'
import { readCredentials } from '../session/auth-cookies.ts'
import { readCookie } from '../session/cookies.ts'
import { syncLanguage } from './sync-language.ts'
import { readDocumentData } from './document-data.ts'
import { replayClicks } from './replay-clicks.ts'
import { readStored } from './read-stored.ts'
import { showStartFailure } from './show-start-failure.ts'
import { startWhenIdle } from './start-app.ts'

/**
 * The only inline script, the same on every page. Before the first paint it sets the attributes that styles need from
 * storage and cookies; after the paint it starts the app.
 */
const root = document.documentElement

function applyTheme() {
  const stored = readStored('localStorage', 'theme')
  const theme = stored === 'Dark' ? 'Dark' : 'Light'
  root.dataset.colorScheme = theme.toLowerCase()
  paintBrowser(theme)
  try {
    if (stored !== theme) localStorage.setItem('theme', theme)
  } catch {
    // Storage may be switched off; the page is Light then.
  }
}

function applyCookies(cookies: string) {
  const isMember = readCredentials(cookies) !== null
  const { guestHome } = readDocumentData()
  if (isMember && guestHome) location.replace(guestHome)
  if (isMember) root.dataset.session = ''
  if (readCookie(cookies, BANNER_COOKIE)) root.dataset.banner = 'dismissed'
}

const { cookie } = document
applyTheme()
applyCookies(cookie)
syncLanguage(cookie)
replayClicks()
document.addEventListener('app-failed', showStartFailure, { once: true })
startWhenIdle()
