import { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import type { ShownClub, Standing } from '@aurivane/contract/memberships'
import { useEffect, useRef, useState } from 'react'
import { callApi, type Failure } from '../../api/call-api.ts'
import { useLocale } from '../../i18n/language.tsx'
import { sendInvitation } from '../../features/community/send-invitation.ts'

export type OwnInvitation =
  | { is: 'kept'; id: number }
  | { is: 'dead'; text: string }
  /** It could not be sent or read, and may still be good. */
  | { is: 'failed'; failure: Failure }

type Facts = { club: ShownClub; standing: Standing; isInvited: boolean }

/** The reader's invitation to this club: from the link just opened, or kept earlier. Only outsiders who may use one have it. */
export function useOwnInvitation({ club: { id: clubID }, standing, isInvited }: Facts) {
  const locale = useLocale()
  const [invitation, setInvitation] = useState<OwnInvitation | null>(null)
  const [reads, setReads] = useState(0)
  const [isReading, setReading] = useState(false)
  /** The club to which the reader has an invitation, as far as is known: a failure matters only then. */
  const expectedTo = useRef<number | null>(null)
  const mayUse = standing === 'none' || standing === 'requested' || standing === 'declined'
  useEffect(() => {
    let isGone = false
    if (isInvited) expectedTo.current = clubID
    void find(clubID, { mayUse, isExpected: expectedTo.current === clubID, locale }).then((found) => {
      if (isGone) return
      expectedTo.current = found && clubID
      setInvitation(found)
      setReading(false)
    })
    return () => {
      isGone = true
    }
  }, [clubID, mayUse, isInvited, locale, reads])
  return {
    invitation: mayUse ? invitation : null,
    isReading,
    forget: () => setInvitation(null),
    readAgain: () => {
      setReading(true)
      setReads((count) => count + 1)
    },
  }
}

type Search = { mayUse: boolean; isExpected: boolean; locale: Locale }

async function find(clubID: number, { mayUse, isExpected, locale }: Search): Promise<OwnInvitation | null> {
  const sent = await sendInvitation(locale)
  if (!mayUse) return null
  const isSent = sent?.clubID === clubID
  if (isSent && sent.answer.is !== 'answered') return afterRefusal(sent.answer)
  const own = await callApi(calls.listOwnMemberships, { locale })
  if (own.is !== 'answered') return isSent || isExpected ? { is: 'failed', failure: own } : null
  const kept = own.data.result.invitations.find(({ club }) => club.id === clubID)
  return kept ? { is: 'kept', id: kept.id } : null
}

/** A token that is cut off is no longer valid input. Other final refusals show in the reader's standing. */
function afterRefusal(failure: Failure): OwnInvitation | null {
  if (failure.is === 'lost' || failure.status === 429 || failure.status >= 500)
    return { is: 'failed', failure }
  const { code, result, fields } = failure
  if (code === 'invitation_dead') return { is: 'dead', text: result }
  if (code === 'invalid_input') return { is: 'dead', text: fields?.['token'] ?? result }
  return null
}
