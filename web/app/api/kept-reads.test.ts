import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswer, useKeptRead, type Read } from './kept-reads.ts'
import { markOutOfDate } from './out-of-date.ts'

const clubs: Read<string, string> = {
  name: 'clubs of a country',
  tag: 'clubs',
  ask: () => Promise.reject(new Error('nobody asks here')),
}

function Shown() {
  return useKeptRead(clubs, 'Italy', false).pages?.join(' ') ?? 'nothing'
}

const shown = () => renderToStaticMarkup(createElement(Shown))

describe('an answer that is kept', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('is forgotten after a minute without readers', () => {
    keepAnswer(clubs, 'Italy', 'Roma')
    vi.advanceTimersByTime(59_000)
    expect(shown()).toBe('Roma')
    vi.advanceTimersByTime(2_000)
    expect(shown()).toBe('nothing')
  })

  it('is forgotten at once by a change of what it tells of', () => {
    keepAnswer(clubs, 'Italy', 'Roma')
    markOutOfDate(['users'])
    expect(shown()).toBe('Roma')
    markOutOfDate(['clubs'])
    expect(shown()).toBe('nothing')
  })

  it('has a minute of its own, whatever was kept before it', () => {
    keepAnswer(clubs, 'Italy', 'Roma')
    vi.advanceTimersByTime(20_000)
    markOutOfDate(['clubs'])
    vi.advanceTimersByTime(10_000)
    keepAnswer(clubs, 'Italy', 'Roma, Milano')
    vi.advanceTimersByTime(45_000)
    expect(shown()).toBe('Roma, Milano')
  })
})
