import type { FastifyRequest } from 'fastify'
import { refuseUnless } from '../refusal.ts'

/** Where a proxy says which country the visitor is in, the United States are refused here too. */
export function refuseUnitedStates(request: FastifyRequest, headerName: string | null) {
  if (!headerName) return
  // Sent twice it is one value with a comma: a proxy that adds its word to the visitor's does not say whose is first.
  const countries = String(request.headers[headerName.toLowerCase()] ?? '')
    .split(',')
    .map((country) => country.trim().toUpperCase())
  refuseUnless(!countries.includes('US') && !countries.includes('USA'), 'united_states_excluded')
}
