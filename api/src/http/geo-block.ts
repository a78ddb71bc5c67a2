import type { FastifyRequest } from 'fastify'
import { refuseUnless } from '../refusal.ts'

/** Where a proxy says which country the visitor is in, the United States are refused here too. */
export function refuseUnitedStates(request: FastifyRequest, headerName: string | null) {
  if (!headerName) return
  const value = request.headers[headerName.toLowerCase()]
  const country = (Array.isArray(value) ? value[0] : value)?.trim().toUpperCase()
  refuseUnless(country !== 'US' && country !== 'USA', 'united_states_excluded')
}
