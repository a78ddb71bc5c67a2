import type { Call } from '@aurivane/contract/call'
import { useState, type ComponentType } from 'react'
import { callApi, type ApiAnswer, type CallAnswer, type CallInput } from '../../../api/call-api.ts'
import { useLocale } from '../../../i18n/language.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { forgetProof, readProof } from './held-proof.ts'

type Asked = ConfirmDialogProps & { Dialog: ComponentType<ConfirmDialogProps> }

/**
 * Sends calls that need a proof, and asks for one first if there is none. The question is rendered by the caller, inside
 * its own dialog if it has one: what was typed there stays.
 */
export function useProof() {
  const locale = useLocale()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSending, setSending] = useState(false)

  async function ask(): Promise<string | null> {
    const { ConfirmDialog } = await import('./confirm-dialog.tsx')
    return new Promise((resolve) => {
      const answer = (proof: string | null) => {
        setAsked(null)
        resolve(proof)
      }
      setAsked({ Dialog: ConfirmDialog, onConfirmed: answer, onCancel: () => answer(null) })
    })
  }

  /** Null if the question was cancelled. A proof that has expired meanwhile is asked for again. */
  async function callWithProof<C extends Call>(
    call: C,
    input: CallInput<C>,
  ): Promise<ApiAnswer<CallAnswer<C>> | null> {
    const proof = readProof() ?? (await ask().catch(() => undefined))
    if (proof === null) return null
    // The dialog's code could not be loaded.
    if (proof === undefined) return { is: 'lost' }
    setSending(true)
    const answer = await callApi(call, { ...input, locale, proof })
    setSending(false)
    if (answer.is !== 'refused' || answer.code !== 'proof_needed') return answer
    forgetProof()
    return callWithProof(call, input)
  }

  return {
    callWithProof,
    /** False while the question is open, so that the pressed button can get the focus back. */
    isSending,
    /** Asks even if a proof is held; false if it was cancelled. */
    confirm: async () => (await ask().catch(() => null)) !== null,
    question: asked ? <asked.Dialog onConfirmed={asked.onConfirmed} onCancel={asked.onCancel} /> : null,
  }
}
