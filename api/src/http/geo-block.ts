import type { FastifyRequest } from 'fastify'
import { refuseUnless } from '../refusal.ts'

/** Where a proxy says which country the visitor is in, the United States are refused here too. */
export function refuseUnitedStates(request: FastifyRequest, headerName: string | null) {
  if (!headerName) return
  // Repeated headers are joined by commas, and the order of visitor's and proxy's value is unknown: each value counts.
  const countries = String(request.headers[headerName.toLowerCase()] ?? '')
    .split(',')
    .map((country) => country.trim().toUpperCase())
  refuseUnless(!countries.includes('US') && !countries.includes('USA'), 'united_states_excluded')
}
