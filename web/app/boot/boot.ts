import { paintBrowser } from '../frame/theme-colors.ts'
import { BANNER_COOKIE } from '../frame/banner-cookie.ts'
import { readCredentials } from '../session/auth-cookies.ts'
import { readCookie } from '../session/cookies.ts'
import { agreeOnLanguage } from './agree-on-language.ts'
import { keepClicks } from './keep-clicks.ts'
import { readStored } from './read-stored.ts'
import { startWhenNeeded } from './start-app.ts'

/**
 * The one inline script, the same on every page: when the document is read it sets what styles depend on, shows the page,
 * and waits for a reason to start the app. Every byte of it stands in every page.
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

/** Asked for once and together: each look into storage or cookies takes the browser milliseconds, and nothing is seen before. */
function prepare() {
  const { cookie } = document
  applyTheme()
  agreeOnLanguage(cookie)
  if (readCredentials(cookie)) root.dataset.session = ''
  if (readCookie(cookie, BANNER_COOKIE)) root.dataset.banner = 'dismissed'
  startWhenNeeded(cookie)
}

// Painted at once, not line by line: what stands in a line would move as the rest of it comes in. Whatever fails, it is shown.
document.addEventListener('DOMContentLoaded', prepare)
document.addEventListener('DOMContentLoaded', () => (root.style.display = ''))
root.style.display = 'none'
keepClicks()
