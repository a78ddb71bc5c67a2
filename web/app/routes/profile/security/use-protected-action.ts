import type { Call } from '@aurivane/contract/call'
import { useState } from 'react'
import type { CallAnswer, CallInput } from '../../../api/call-api.ts'
import { useFailureText } from '../../../api/use-failure-text.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'

/** A call that needs a proof and is sent by a button without a dialog: a refusal is shown as a toast. */
export function useProtectedAction() {
  const { callWithProof, isSending, question } = useProof()
  const describe = useFailureText()
  const invalidate = useInvalidation()
  /** The button that was pressed. */
  const [pressed, setPressed] = useState<number | string | null>(null)

  /** Null if the call was cancelled or refused. */
  async function run<C extends Call>(
    button: number | string,
    call: C,
    input: CallInput<C>,
  ): Promise<CallAnswer<C> | null> {
    if (pressed !== null) return null
    setPressed(button)
    const answer = await callWithProof(call, input)
    setPressed(null)
    if (answer === null) return null
    invalidate('security')
    if (answer.is === 'answered') return answer.data
    toast.error(describe(answer))
    return null
  }
  return { busy: isSending ? pressed : null, run, question }
}
