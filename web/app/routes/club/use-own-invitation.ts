import { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import type { ShownClub, Standing } from '@aurivane/contract/memberships'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useLocale } from '../../i18n/language.tsx'
import { sendInvitation } from '../../features/community/send-invitation.ts'

export type OwnInvitation = { is: 'kept'; id: number } | { is: 'dead'; text: string }

type Facts = { club: ShownClub; standing: Standing; isInvited: boolean }

/** The reader's invitation to this club: from the link just opened, or kept earlier. Only outsiders who may use one have it. */
export function useOwnInvitation({ club: { id: clubID }, standing, isInvited }: Facts) {
  const locale = useLocale()
  const [invitation, setInvitation] = useState<OwnInvitation | null>(null)
  const [reads, setReads] = useState(0)
  const mayUse = standing === 'none' || standing === 'requested' || standing === 'declined'
  useEffect(() => {
    let isGone = false
    void find(clubID, { mayUse, locale }).then((found) => {
      if (!isGone) setInvitation(found)
    })
    return () => {
      isGone = true
    }
  }, [clubID, mayUse, isInvited, locale, reads])
  return {
    invitation: mayUse ? invitation : null,
    forget: () => setInvitation(null),
    readAgain: () => setReads(reads + 1),
  }
}

async function find(clubID: number, { mayUse, locale }: { mayUse: boolean; locale: Locale }) {
  const sent = await sendInvitation(locale)
  if (!mayUse) return null
  if (sent?.clubID === clubID && sent.answer.is === 'refused') return toDead(sent.answer)
  const own = await callApi(calls.listOwnMemberships, { locale })
  if (own.is !== 'answered') return null
  const kept = own.data.result.invitations.find(({ club }) => club.id === clubID)
  return kept ? ({ is: 'kept', id: kept.id } as const) : null
}

/** A token that is cut off is no longer valid input. Other refusals show in the reader's standing. */
function toDead({ code, result, fields }: { code: string; result: string; fields?: Record<string, string> }) {
  if (code === 'invitation_dead') return { is: 'dead', text: result } as const
  if (code === 'invalid_input') return { is: 'dead', text: fields?.['token'] ?? result } as const
  return null
}
