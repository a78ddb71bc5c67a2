import { USER_DESCRIPTION_MAX_CHARS } from '@aurivane/contract/limits'
import { useRef, useState } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import type { FormValues } from '../../../api/read-values.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import type { SessionUser } from '../../../session/session-store.ts'
import { TextArea } from '../../../components/text-area.tsx'
import { toast } from '../../../components/toast.ts'
import { useAccount } from './use-account.ts'
import { changeDescription } from './value-changes.ts'

const kind = { valueType: 'description' } as const

type Props = { user: SessionUser; onClose: () => void }

export function EditDescriptionDialog({ user, onClose }: Props) {
  // The value when the dialog opened, for optimistic locking: a change made elsewhere since is not overwritten.
  const [{ description }] = useState(user)
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const field = useRef<HTMLTextAreaElement>(null)
  const { keep, catchUp } = useAccount()
  const form = useContractForm(changeDescription, {
    toInput: (values) => ({
      params: kind,
      body: {
        ...kind,
        toChange: { fieldValue: description, newValue: readDescription(values) },
      },
    }),
    onSuccess: ({ result }, values) => {
      keep({ description: readDescription(values) })
      toast.success(result)
      onClose()
    },
    onRefused: catchUp,
  })
  return (
    <FormDialog
      form={form}
      title={t('editing.title')}
      submitLabel={tCommon('save')}
      initialFocus={field}
      onClose={onClose}
    >
      <TextArea
        {...form.field('description')}
        ref={field}
        label={t('account.description')}
        hint={t('editing.descriptionHint')}
        defaultValue={description}
        limit={USER_DESCRIPTION_MAX_CHARS}
      />
    </FormDialog>
  )
}

/** Form data has CRLF line breaks; everything else uses LF. */
function readDescription({ description = '' }: FormValues) {
  return description.replaceAll('\r\n', '\n').trim()
}
