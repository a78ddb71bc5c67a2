import type { Failure } from '../../../api/call-api.ts'

/** The cache hands failures on as it got them; its own, which are no answers of the server, count as none. */
export function failureOfRead(error: unknown): Failure {
  return typeof error === 'object' && error !== null && 'is' in error ? (error as Failure) : { is: 'lost' }
}
