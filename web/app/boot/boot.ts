import { paintBrowser } from '../frame/theme-colors.ts'
import { readCredentials } from '../session/auth-cookies.ts'
import { agreeOnLanguage } from './agree-on-language.ts'
import { keepClicks } from './keep-clicks.ts'
import { readStored } from './read-stored.ts'
import { startWhenNeeded } from './start-app.ts'

/**
 * The one inline script, the same on every page: before the first paint it sets what styles depend on, then it waits
 * for a reason to start the app. Every byte of it stands in every page.
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

// Painted at once, not line by line: what stands in a line would move as the rest of it comes in.
document.addEventListener('DOMContentLoaded', () => (root.style.display = ''))
root.style.display = 'none'
applyTheme()
agreeOnLanguage()
if (readCredentials()) root.dataset.session = ''
if (readStored('sessionStorage', 'banner')) root.dataset.banner = 'dismissed'
keepClicks()
document.addEventListener('DOMContentLoaded', startWhenNeeded)
