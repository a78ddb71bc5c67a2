import type { Locale } from '@aurivane/contract/locales'

/** What the provider's ticker tape may be told, by its own names. */
export type TickerConfiguration = {
  symbols: readonly TickerSymbol[]
  showSymbolLogo: boolean
  colorTheme: 'light' | 'dark'
  isTransparent: boolean
  /** Where a click on a symbol leads; the provider's own page when empty. */
  largeChartUrl: string
  displayMode: 'adaptive' | 'regular' | 'compact'
  locale: string
}

export type TickerSymbol = {
  /** The provider's name of the symbol. */
  proName: string
  title: string
}

/** The provider's names; the texts `ticker.symbols` have the titles. */
export const tickerSymbols = [
  { proName: 'OANDA:XAUUSD', name: 'gold' },
  { proName: 'FX:EURUSD', name: 'eurUsd' },
  { proName: 'FX:GBPUSD', name: 'gbpUsd' },
  { proName: 'FX:CADJPY', name: 'cadJpy' },
  { proName: 'FX:NZDUSD', name: 'nzdUsd' },
] as const

const defaults = {
  showSymbolLogo: true,
  colorTheme: 'dark',
  isTransparent: false,
  largeChartUrl: '',
  displayMode: 'regular',
  locale: 'en',
} as const

/** The provider calls our languages by these names. */
export const providerLocales = { en: 'en', it: 'it', de: 'de_DE' } as const satisfies Record<Locale, string>

type Changes = Pick<TickerConfiguration, 'symbols'> & Partial<TickerConfiguration>

export function configureTicker(changes: Changes): TickerConfiguration {
  return { ...defaults, ...changes }
}
