import { calls } from '@aurivane/contract/calls'
import type { ReviewedClub } from '@aurivane/contract/club-object'
import { useState } from 'react'
import { callApi, type Failure } from '../../../api/call-api.ts'
import { isChangedMeanwhile } from '../../../api/failure.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useSession } from '../../../session/use-session.ts'
import { toast } from '../../../components/toast.ts'

/** The known verdict, for optimistic locking: another administrator's verdict is not overwritten. */
export const seenOf = ({ state, stateReason }: ReviewedClub) => ({ state, stateReason })

/** Verifies clubs, and handles the outcome of every decision: shows a toast and invalidates reads. */
export function useReviewed() {
  const [busyId, setBusyId] = useState<number | null>(null)
  const describe = useFailureText()
  const { userInfo, checkAgain } = useSession()
  const locale = useLocale()
  const invalidate = useInvalidation()

  function announce(club: ReviewedClub, result: string) {
    toast.success(result)
    invalidate('clubs', 'audit')
    if (club.User?.id === userInfo?.uid) void checkAgain()
  }
  function refuse(failure: Failure) {
    toast.error(describe(failure))
    if (failure.is === 'refused' && failure.cancel) invalidate('clubs')
    if (isChangedMeanwhile(failure)) invalidate('clubs', 'audit')
  }
  /** Returns whether it succeeded. */
  async function verify(club: ReviewedClub): Promise<boolean> {
    setBusyId(club.id)
    const answer = await callApi(calls.updateClubValue, {
      params: { valueType: 'state' },
      body: { clubID: club.id, value: 'verified', seen: seenOf(club) },
      locale,
    })
    setBusyId(null)
    if (answer.is === 'answered') announce(club, answer.data.result)
    else refuse(answer)
    return answer.is === 'answered'
  }
  return { busyId, verify, announce, refuse }
}
