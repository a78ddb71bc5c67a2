import { describe, expect, it } from 'vitest'
import { isLastAdmin, whyNotAdminister, whyNotSuspend } from './user-policy.ts'

const [ada, eva, ida, member] = [1, 2, 3, 9]

describe('Suspending', () => {
  it('is for administrators who still are', () => {
    expect(whyNotSuspend(ada, member, [ada, eva])).toBeNull()
    expect(whyNotSuspend(ada, member, [eva, ida])).toBe('admin_only')
  })

  it('is never for oneself', () => {
    expect(whyNotSuspend(ada, ada, [ada, eva])).toBe('cannot_suspend_self')
    expect(whyNotSuspend(ada, ada, [ada])).toBe('cannot_suspend_self')
  })

  it('never removes the last administrator, for any actor', () => {
    expect(whyNotSuspend(ada, eva, [ada, eva])).toBeNull()
    expect(whyNotSuspend(ada, eva, [eva])).toBe('last_admin')
    expect(whyNotSuspend(ada, eva, [eva, ida])).toBe('admin_only')
  })
})

describe('The last administrator', () => {
  it('is the only active one', () => {
    expect(isLastAdmin(ada, [ada])).toBe(true)
    expect(isLastAdmin(ada, [ada, eva])).toBe(false)
    expect(isLastAdmin(ada, [eva])).toBe(false)
    expect(isLastAdmin(ada, [])).toBe(false)
  })
})

describe('Administering', () => {
  it('ends with the role', () => {
    expect(whyNotAdminister(ada, [ada])).toBeNull()
    expect(whyNotAdminister(ada, [eva])).toBe('admin_only')
  })
})
