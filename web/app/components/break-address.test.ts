import { describe, expect, it } from 'vitest'
import { breakAddress } from './break-address.ts'

describe('An email address in a narrow column', () => {
  it('breaks after its @ alone where each half has a line', () => {
    expect(breakAddress('ada.rossi@club.example.com')).toEqual(['ada.rossi@', 'club.example.com'])
  })

  it('breaks after the dots of a half that is longer than a line', () => {
    expect(breakAddress('ada@accounting.department.club.example')).toEqual([
      'ada@',
      'accounting.',
      'department.',
      'club.',
      'example',
    ])
  })
})
