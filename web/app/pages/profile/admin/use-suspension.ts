import { calls } from '@aurivane/contract/calls'
import { describeInvalidInput } from '@aurivane/contract/invalid-input'
import { SUSPEND_MESSAGE_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { toggleSuspension } from '@aurivane/contract/profiles'
import { useEffect, useState } from 'react'
import { callApi, type Failure } from '../../../api/call-api.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useSay } from '../../../i18n/use-say.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSessionLoss } from '../../../session/use-session-loss.ts'

export type Suspension =
  | { is: 'ready' | 'sending' | 'lost' }
  | { is: 'objected' | 'refused' | 'done'; text: string }

/** Suspends, or lifts the suspension, whichever the user is not yet. Its messages clear by themselves after a second. */
export function useSuspension(ownId: number) {
  const [state, setState] = useState<Suspension>({ is: 'ready' })
  const locale = useLocale()
  const object = useObjection(ownId)
  const { texts: words } = useTexts('translation')
  const noticeSessionLoss = useSessionLoss()
  const invalidate = useInvalidation()

  useEffect(() => {
    if (!('text' in state)) return
    const timer = setTimeout(() => setState({ is: 'ready' }), SUSPEND_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [state])

  function fail(failure: Failure): false {
    setState(failure.is === 'lost' ? failure : { is: 'refused', text: failure.result || words.failed })
    noticeSessionLoss(failure)
    return false
  }

  /** Whether it was done. */
  async function toggle(typed: string): Promise<boolean> {
    const objection = object(typed)
    if (objection !== null) {
      setState({ is: 'objected', text: objection })
      return false
    }
    setState({ is: 'sending' })
    const answer = await sendToggle(Number(typed), locale)
    if (answer.is !== 'answered') return fail(answer)
    setState({ is: 'done', text: answer.data.result })
    invalidate('users', 'clubs', 'audit')
    return true
  }
  return { state, toggle }
}

function useObjection(ownId: number) {
  const say = useSay()
  return (typed: string): string | null => {
    const checked = toggleSuspension.params?.safeParse({ id: typed })
    if (checked && !checked.success) {
      const { result } = describeInvalidInput(toggleSuspension, checked.error.issues, { id: typed })
      return say(result.key, result.values)
    }
    return Number(typed) === ownId ? say('admin.cannotSuspendSelf') : null
  }
}

/** Asks for the present state first and names the wanted one, so that a repeated call does not undo the first. */
async function sendToggle(id: number, locale: Locale) {
  const found = await callApi(calls.listUsers, { query: { after: id - 1, limit: 1 }, locale })
  if (found.is !== 'answered') return found
  const user = found.data.result.find((listed) => listed.id === id)
  return callApi(calls.toggleSuspension, {
    params: { id },
    body: { userIDToSuspend: id, suspended: !user?.deletedAt },
    locale,
  })
}
