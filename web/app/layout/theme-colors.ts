/** The background of each theme, for the browser's own bars; pages take theirs from styles/tokens.css. */
export const themeColors = { Light: '#f7f5ef', Dark: '#0b111b' } as const

export type Theme = keyof typeof themeColors

export function paintBrowser(theme: Theme) {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[theme])
}
