import type { CallAnswer, CallInput, Failure } from '../../api/call-api.ts'
import type { FormCall } from '../../api/form-refusal.ts'
import type { FormValues } from '../../api/read-values.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useLocale } from '../../i18n/language.tsx'
import { readUnread } from '../../session/unread-notices.ts'
import { toast } from '../../components/toast.ts'

type Options<C extends FormCall> = {
  toInput: (values: FormValues) => CallInput<C>
  /** After the answer: the dialog closes, and what has changed is read again. */
  onDone: (answer: CallAnswer<C>) => void
  onRefused?: (failure: Failure) => void
}

/** The form of a dialog about a club: the answer's text is a toast, a refusal stands in the dialog. */
export function useClubForm<C extends FormCall>(call: C, { toInput, onDone, onRefused }: Options<C>) {
  const locale = useLocale()
  return useContractForm(call, {
    toInput,
    onSuccess: (answer) => {
      const { result } = answer as { result?: unknown }
      if (typeof result === 'string') toast.success(result)
      void readUnread(locale)
      onDone(answer)
    },
    onRefused: (failure) => {
      onRefused?.(failure)
    },
  })
}
