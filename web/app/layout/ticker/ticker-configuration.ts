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

export const tickerDefaults: TickerConfiguration = {
  symbols: [
    { proName: 'OANDA:XAUUSD', title: 'Gold' },
    { proName: 'FX:EURUSD', title: 'EUR to USD' },
    { proName: 'FX:GBPUSD', title: 'GBP to USD' },
    { proName: 'FX:CADJPY', title: 'CAD to JPY' },
    { proName: 'FX:NZDUSD', title: 'NZD to USD' },
  ],
  showSymbolLogo: true,
  colorTheme: 'dark',
  isTransparent: false,
  largeChartUrl: '',
  displayMode: 'regular',
  locale: 'en',
}

/** The provider calls our languages by these names. */
export const providerLocales = { en: 'en', it: 'it', de: 'de_DE' } as const satisfies Record<Locale, string>

export function configureTicker(changes: Partial<TickerConfiguration> = {}): TickerConfiguration {
  return { ...tickerDefaults, ...changes }
}
