import { describe, expect, it } from 'vitest'
import { writeSecurityTxt } from './security-txt.ts'

const facts = { publicUrl: 'https://aurivane.example', supportEmail: 'help@club.example' }
const now = new Date('2026-11-15T10:30:00Z')

describe('security.txt', () => {
  it('names whom to write to, in which languages, by which rules', () => {
    expect(writeSecurityTxt(facts, now).split('\n')).toEqual([
      'Contact: mailto:security@aurivane.example',
      'Contact: mailto:help@club.example',
      'Expires: 2027-05-14T00:00:00.000Z',
      'Preferred-Languages: en, it, de',
      'Canonical: https://aurivane.example/.well-known/security.txt',
      'Policy: https://aurivane.example/terms',
      '',
    ])
  })

  it('never lapses, and never promises a year', () => {
    for (const year of [2026, 2031, 2044]) {
      const asked = new Date(`${year}-12-31T23:59:59Z`)
      const expires = new Date(/^Expires: (.*)$/m.exec(writeSecurityTxt(facts, asked))?.[1] ?? '')
      const days = (expires.getTime() - asked.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(170)
      expect(days).toBeLessThan(365)
    }
  })
})
