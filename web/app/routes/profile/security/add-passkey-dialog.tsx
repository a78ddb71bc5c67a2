import { calls } from '@aurivane/contract/calls'
import { endpoint } from '@aurivane/contract/endpoint'
import { PASSKEY_NAME_MAX_CHARS } from '@aurivane/contract/limits'
import { addPasskey, renamePasskey } from '@aurivane/contract/passkeys'
import { useRef } from 'react'
import type { ApiAnswer, CallAnswer } from '../../../api/call-api.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { makePasskey } from '../../../features/passkeys/ask-passkey.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'

/** The form has the name only; the passkey is made between the two calls. */
const addNamed = endpoint({ ...addPasskey, body: renamePasskey.body })

type Props = { device: string; onClose: () => void }

export function AddPasskeyDialog({ device, onClose }: Props) {
  const { t } = useTranslation('profileSecurity')
  const field = useRef<HTMLInputElement>(null)
  const invalidate = useInvalidation()
  const { add, question } = useAdding()
  const form = useContractForm(addNamed, {
    toInput: ({ name = '' }) => ({ body: { name } }),
    send: ({ body }) => add(body?.name ?? ''),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('security')
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('passkeys.add')}
      submitLabel={t('passkeys.continue')}
      initialFocus={field}
      onClose={onClose}
    >
      <p>{t('passkeys.addText')}</p>
      <TextField
        {...form.field('name')}
        ref={field}
        label={t('passkeys.name')}
        defaultValue={device.slice(0, PASSKEY_NAME_MAX_CHARS)}
        maxLength={PASSKEY_NAME_MAX_CHARS}
        autoComplete="off"
      />
      {question}
    </FormDialog>
  )
}

/** Asks for options, lets the browser make the passkey, and sends it. */
function useAdding() {
  const { t } = useTranslation('profileSecurity')
  const { callWithProof, question } = useProof()

  async function add(name: string): Promise<ApiAnswer<CallAnswer<typeof calls.addPasskey>> | null> {
    const options = await callWithProof(calls.passkeyOptions, {})
    if (options?.is !== 'answered') return options
    const made = await makePasskey(options.data.result)
    if (made.is === 'made') return callWithProof(calls.addPasskey, { body: { name, passkey: made.passkey } })
    // The browser's refusal is shown like one of the server.
    const result = made.is === 'known' ? t('passkeys.known') : t('passkeys.notMade')
    return { is: 'refused', status: 403, code: 'passkey_refused', result }
  }
  return { add, question }
}
