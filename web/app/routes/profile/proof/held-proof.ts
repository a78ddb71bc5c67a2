import { PROOF_MS } from '@aurivane/contract/limits'
import { onSessionEnd } from '../../../session/session-end.ts'

/** In memory only: a reload asks again. */
let held: { proof: string; until: number } | null = null

onSessionEnd(forgetProof)

export function holdProof(proof: string) {
  held = { proof, until: Date.now() + PROOF_MS }
}

/** Null if there is none or it has expired. */
export function readProof(): string | null {
  return held && Date.now() < held.until ? held.proof : null
}

export function forgetProof() {
  held = null
}
