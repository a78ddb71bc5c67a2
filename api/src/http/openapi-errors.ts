import type { Endpoint } from '@aurivane/contract/endpoint'
import { say } from '@aurivane/contract/messages/messages'
import { refusals, type RefusalCode } from '@aurivane/contract/refusal-codes'

/** Refusals that any call may have. */
const ofAnyCall: readonly RefusalCode[] = [
  'malformed_request',
  'request_timeout',
  'headers_too_large',
  'internal_error',
  'unavailable',
]

/** Every way in which a call can be refused: its own, and those of any call of its kind. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const hasInput = endpoint.body ?? endpoint.query ?? endpoint.params
  const codes = new Set<RefusalCode>([
    ...(hasInput ? (['invalid_input'] as const) : []),
    ...(endpoint.access === 'anyone' ? [] : (['login_needed'] as const)),
    ...(endpoint.access === 'admin' ? (['admin_only', 'second_factor_needed'] as const) : []),
    ...(endpoint.needsProof ? (['proof_needed'] as const) : []),
    ...(endpoint.refuses ?? []),
    ...(endpoint.method === 'GET' ? [] : (['body_too_large', 'unsupported_content_type'] as const)),
    ...(endpoint.path.startsWith('/health/') ? [] : (['too_many_requests', 'overloaded'] as const)),
    ...ofAnyCall,
  ])
  return [...codes].sort((a, b) => refusals[a].status - refusals[b].status)
}

/** Values of placeholders in example texts, besides the support address. */
const values = { minutes: 15, used: 3, allowed: 3, date: '2026-11-24T09:30:00.000Z' }

const extras: Partial<Record<RefusalCode, object>> = {
  code_wrong: { twoFactorAuth: true },
  club_unknown: { cancel: true },
  club_not_yours: { cancel: true },
  deletion_pending: { eraseAt: '2026-11-24T09:30:00.000Z', restoreToken: 'a-random-text' },
  request_too_soon: { askAgainAt: '2026-11-24T09:30:00.000Z' },
}

/** Refusals that name fields, each with one that it may name. */
const fieldsAtFault: Partial<Record<RefusalCode, string>> = {
  invalid_input: 'email',
  detected: 'csrf',
  nothing_changed: 'firstName',
}

/** An answer as it really looks, for each code that a call may answer; calls refer to them by the code. */
export function refusalExamples(endpoints: readonly Endpoint[], supportEmail: string) {
  const codes = [...new Set(endpoints.flatMap(refusalsOf))]
  return Object.fromEntries(
    codes.map((code) => [code, { summary: code, value: refusalExample(code, supportEmail) }]),
  )
}

function refusalExample(code: RefusalCode, supportEmail: string) {
  const message = code === 'invalid_input' ? 'form.fillRequired' : refusals[code].message
  const result = say('en', message, { ...values, supportEmail })
  const field = fieldsAtFault[code]
  return { result, code, ...(field && { fields: { [field]: result } }), ...extras[code] }
}
