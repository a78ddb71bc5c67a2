import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { createClub } from '@aurivane/contract/clubs'
import { allEndpoints } from './support/endpoints.ts'
import { inputSchemas, walkSchema, type Leaf } from './support/walk-schema.ts'

const endpoints = await allEndpoints()
const schemas = inputSchemas(endpoints).flatMap(walkSchema)

/** Checks that run before the length of a text or list is checked, if any. */
function complain({ path, schema }: Leaf): string | null {
  if (schema.type !== 'string' && schema.type !== 'array') return null
  if ('format' in schema.def) return `${path.join(' ')}: a pattern before the maximum`
  // Zod documents `_zod.def` for libraries that read schemas (https://zod.dev/packages/core); a check has no other description.
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as z.core.$ZodChecks['_zod']['def'])
  const first = checks.find((check) => !isTrim(check))
  if (first?.check !== 'max_length')
    return `${path.join(' ')}: ${first?.check ?? 'nothing'} before the maximum`
  return schema.type === 'array' || first.abort ? null : `${path.join(' ')}: goes on after the maximum`
}

function isTrim(check: z.core.$ZodChecks['_zod']['def']) {
  return check.check === 'overwrite' && check.tx('  ﬁ A\u0301É ') === 'ﬁ A\u0301É'
}

describe('Every text and list that a call reads', () => {
  it('is checked for its maximum length before anything else', () => {
    const bounded = schemas.filter(({ schema }) => ['string', 'array'].includes(schema.type))
    expect(bounded.length).toBeGreaterThan(60)
    expect(bounded.map(complain).filter((complaint) => complaint !== null)).toEqual([])
  })

  it.each([
    ['no maximum', z.string()],
    ['no maximum but a trim', z.string().trim()],
    ['a pattern before it', z.string().regex(/a/).max(3, { abort: true })],
    ['a refinement before it', z.string().refine(Boolean).max(3, { abort: true })],
    ['a normalisation before it', z.string().normalize('NFKD').max(3, { abort: true })],
    ['another change before it', z.string().toLowerCase().max(3, { abort: true })],
    ['a form before it', z.email().max(3, { abort: true })],
    ['a maximum that does not end', z.string().max(3)],
    ['a list without one', z.array(z.boolean())],
  ])('would be found otherwise: %s', (_, schema) => {
    expect(complain({ path: [], schema })).toEqual(expect.any(String))
  })

  it('counts elements before it validates them', () => {
    const contacts = Array.from({ length: 6 }, () => ({ contactName: '', contactLink: 'x'.repeat(400) }))
    const parsed = createClub.body?.safeParse({ ...(createClub.example?.body as object), contacts })
    expect(parsed?.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['contacts'], 'club.tooManyContacts'],
    ])
  })
})
