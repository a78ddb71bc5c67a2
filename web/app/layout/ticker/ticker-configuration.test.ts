import { describe, expect, it } from 'vitest'
import { configureTicker } from './ticker-configuration.ts'

describe('The ticker configuration', () => {
  it('has the specified defaults', () => {
    const { symbols, ...rest } = configureTicker()
    expect(symbols.map(({ title }) => title)).toEqual([
      'Gold',
      'EUR to USD',
      'GBP to USD',
      'CAD to JPY',
      'NZD to USD',
    ])
    expect(rest).toEqual({
      showSymbolLogo: true,
      colorTheme: 'dark',
      isTransparent: false,
      largeChartUrl: '',
      displayMode: 'regular',
      locale: 'en',
    })
  })
  it('takes any part of it otherwise', () => {
    const symbols = [{ proName: 'FX:USDCHF', title: 'USD to CHF' }]
    expect(configureTicker({ symbols, displayMode: 'compact' })).toMatchObject({
      symbols,
      displayMode: 'compact',
    })
  })
})
