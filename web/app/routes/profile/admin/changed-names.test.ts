import { describe, expect, it } from 'vitest'
import { changedNames } from './changed-names.ts'

describe('The changes of an entry of the audit log', () => {
  it('are the values that differ', () => {
    const before = { state: 'pending', stateReason: null }
    expect(changedNames({ before, after: { state: 'verified', stateReason: null } })).toEqual(['state'])
  })

  it('include what there was not before, and what is there no longer', () => {
    expect(changedNames({ before: { admin: true }, after: { maxClubs: 3 } })).toEqual(['admin', 'maxClubs'])
  })
})
