import { DAY_MS, INVITATION_DAYS_MAX } from '@aurivane/contract/limits'
import { readStored } from '../../boot/read-stored.ts'
import { INVITATION_KEY } from './begun-before-login.ts'

const FACTS_KEY = 'invitation-of'

type Facts = { clubID: number; storedAt: number }
export type StoredInvitation = { token: string; clubID: number }

export function storeInvitation({ token, clubID }: StoredInvitation) {
  try {
    localStorage.setItem(INVITATION_KEY, token)
    localStorage.setItem(FACTS_KEY, JSON.stringify({ clubID, storedAt: Date.now() } satisfies Facts))
  } catch {
    // Without storage the link has to be opened again after the login.
  }
}

/** Null after 30 days: no invitation is valid for longer. */
export function readInvitation(): StoredInvitation | null {
  const token = readStored('localStorage', INVITATION_KEY)
  const facts = readFacts()
  if (token === null || facts === null) return null
  if (Date.now() - facts.storedAt < INVITATION_DAYS_MAX * DAY_MS) return { token, clubID: facts.clubID }
  forgetInvitation()
  return null
}

export function forgetInvitation() {
  localStorage.removeItem(INVITATION_KEY)
  localStorage.removeItem(FACTS_KEY)
}

function readFacts(): Facts | null {
  try {
    const facts = JSON.parse(readStored('localStorage', FACTS_KEY) ?? 'null') as Partial<Facts> | null
    const { clubID, storedAt } = facts ?? {}
    return typeof clubID === 'number' && typeof storedAt === 'number' ? { clubID, storedAt } : null
  } catch {
    return null
  }
}
