import { describe, expect, it } from 'vitest'
import { frame } from '../../texts/en/frame.ts'
import { configureTicker, tickerSymbols } from './ticker-configuration.ts'

describe('The ticker configuration', () => {
  it('has the specified symbols', () => {
    expect(tickerSymbols.map(({ name }) => frame.ticker.symbols[name])).toEqual([
      'Gold',
      'EUR to USD',
      'GBP to USD',
      'CAD to JPY',
      'NZD to USD',
    ])
  })
  const symbols = [{ proName: 'FX:USDCHF', title: 'USD to CHF' }]
  it('has the specified defaults', () => {
    expect(configureTicker({ symbols })).toEqual({
      symbols,
      showSymbolLogo: true,
      colorTheme: 'dark',
      isTransparent: false,
      largeChartUrl: '',
      displayMode: 'regular',
      locale: 'en',
    })
  })
  it('takes any part of it otherwise', () => {
    expect(configureTicker({ symbols, displayMode: 'compact' })).toMatchObject({
      symbols,
      displayMode: 'compact',
    })
  })
})
