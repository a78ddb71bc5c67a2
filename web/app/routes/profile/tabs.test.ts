import { describe, expect, it } from 'vitest'
import { chooseTab, tabsOf } from './tabs.ts'

describe('The tabs of the settings', () => {
  it('are chosen by the query, and what it does not know is the account', () => {
    const member = { admin: false }
    expect(chooseTab('clubs', member)).toBe('clubs')
    expect(chooseTab('account', member)).toBe('account')
    expect(chooseTab('elsewhere', member)).toBe('account')
    expect(chooseTab(null, null)).toBe('account')
  })

  it('hold the administration for administrators alone', () => {
    expect(chooseTab('admin', { admin: true })).toBe('admin')
    expect(chooseTab('admin', { admin: false })).toBe('account')
    expect(chooseTab('admin', null)).toBe('account')
    expect(tabsOf({ admin: false })).toEqual(['account', 'clubs', 'security'])
    expect(tabsOf({ admin: true })).toEqual(['account', 'clubs', 'security', 'admin'])
  })
})
