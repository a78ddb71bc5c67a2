import { brand } from '@aurivane/contract/brand'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** SHA-1, 6 digits, 30 seconds: the defaults of every authenticator app. */
const STEP_SECONDS = 30
const code = /^\d{6}$/

export function makeTotpSecret(): string {
  return generateSecret()
}

/** The content of the QR code. */
export function totpAddress(secret: string, email: string): string {
  return generateURI({ issuer: brand.name, label: email, secret })
}

/** The time step to which a code belongs, one step early or late included; null for a wrong code. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typed.replaceAll(/\s/g, '')
  if (!code.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const verified = verifySync({ secret, token, epoch, period: STEP_SECONDS, epochTolerance: STEP_SECONDS })
  return verified.valid && 'timeStep' in verified ? verified.timeStep : null
}
