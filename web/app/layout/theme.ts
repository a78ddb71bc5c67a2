import { useSyncExternalStore } from 'react'
import { paintBrowser, type Theme } from './theme-colors.ts'

export type { Theme }

const THEME_STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme is the attribute that the boot script has set before the first paint. */
function readTheme(): Theme {
  return document.documentElement.dataset.colorScheme === 'dark' ? 'Dark' : 'Light'
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset.colorScheme = theme.toLowerCase()
  paintBrowser(theme)
  for (const listener of listeners) listener()
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === THEME_STORAGE_KEY) applyTheme(event.newValue === 'Dark' ? 'Dark' : 'Light')
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function toggle() {
  const theme = readTheme() === 'Light' ? 'Dark' : 'Light'
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  applyTheme(theme)
}

/** Rendered and hydrated as Light, then switched to the stored theme. */
export function useTheme() {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => 'Light')
  return { theme, toggle }
}
