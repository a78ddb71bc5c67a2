import { calls } from '@aurivane/contract/calls'
import { SUSPEND_MESSAGE_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { sentence } from '@aurivane/contract/messages/messages'
import { toggleSuspension } from '@aurivane/contract/profiles'
import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { refuse } from '../../../api/form-refusal.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useLocale } from '../../../i18n/language.tsx'

const FIELD = 'userId'
const oneself = sentence('admin.cannotSuspendSelf')

/** Toggles a user's suspension. Its messages disappear after a second. */
export function useSuspension(ownId: number) {
  const [result, setResult] = useState<string | null>(null)
  const locale = useLocale()
  const invalidate = useInvalidation()
  const form = useContractForm(toggleSuspension, {
    toInput: ({ [FIELD]: id = '', reason }) => ({
      params: { id },
      body: { userIDToSuspend: id, reason },
    }),
    fieldOf: (name) => (name === 'reason' ? name : FIELD),
    check: ({ [FIELD]: id }) => (Number(id) === ownId ? refuse(oneself, { [FIELD]: oneself }) : null),
    send: ({ params, body }) => sendToggle(Number(params?.id), body?.reason, locale),
    onSuccess: (answer) => {
      form.reset()
      setResult(answer.result)
      invalidate('users', 'clubs', 'audit')
    },
  })
  const { text, isLost } = form.banner ?? { text: null, isLost: false }
  useClearing(isLost ? null : (text ?? result), () => {
    setResult(null)
    form.clear()
  })
  return { form, field: form.field(FIELD), result: form.isSending || form.banner ? null : result }
}

function useClearing(said: string | null, clear: () => void) {
  const clearNow = useEffectEvent(clear)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(clearNow, SUSPEND_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [said])
}

/** Reads the state first and sends the wanted one, which makes the call idempotent. */
async function sendToggle(id: number, reason: string | null | undefined, locale: Locale) {
  const found = await callApi(calls.listUsers, { query: { after: id - 1, limit: 1 }, locale })
  if (found.is !== 'answered') return found
  const user = found.data.result.find((listed) => listed.id === id)
  const isSuspended = Boolean(user?.deletedAt)
  return callApi(calls.toggleSuspension, {
    params: { id },
    body: { userIDToSuspend: id, suspended: !isSuspended, ...(!isSuspended && { reason }) },
    locale,
  })
}
