import { createInvitation } from '@aurivane/contract/invitations'
import {
  COPIED_TOOLTIP_MS,
  INVITATION_DAYS_DEFAULT,
  INVITATION_DAYS_MAX,
  INVITATION_USES_DEFAULT,
  INVITATION_USES_MAX,
} from '@aurivane/contract/limits'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/call-api.ts'
import { useFailureText } from '../../api/use-failure-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { toast } from '../../components/toast.ts'

type Props = { clubID: number; onCreated: () => void }

export function CreateInvitation({ clubID, onCreated }: Props) {
  const { t } = useTranslation('manageClub')
  const { form, link } = useCreation({ clubID, onCreated })
  const words = t('invitations', { returnObjects: true })
  return (
    <>
      <form {...form.props} className="form" aria-label={words.create}>
        <p>{words.intro}</p>
        <div className="row">
          <TextField
            {...form.field('days')}
            label={words.days}
            hint={t('invitations.daysHint', { maximum: INVITATION_DAYS_MAX })}
            defaultValue={INVITATION_DAYS_DEFAULT}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField
            {...form.field('uses')}
            label={words.uses}
            hint={t('invitations.usesHint', { maximum: INVITATION_USES_MAX })}
            defaultValue={INVITATION_USES_DEFAULT}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </div>
        <p>
          <Button type="submit" isBusy={form.isSending}>
            {words.create}
          </Button>
        </p>
      </form>
      {link === null ? null : <CreatedLink key={link} link={link} />}
    </>
  )
}

function useCreation({ clubID, onCreated }: Props) {
  const [link, setLink] = useState<string | null>(null)
  const describe = useFailureText()
  const form = useClubForm(createInvitation, {
    toInput: ({ days = '', uses = '' }) => ({ params: { clubID }, body: { days, uses } }),
    onDone: (answer) => {
      setLink(answer.link)
      onCreated()
    },
    onRefused: (failure: Failure) => {
      const hasFields = failure.is === 'refused' && failure.code === 'invalid_input'
      if (!hasFields) toast.error(describe(failure))
    },
  })
  return { form, link }
}

/** The server keeps only a hash of it, so it is shown this once. */
function CreatedLink({ link }: { link: string }) {
  const { t } = useTranslation('manageClub')
  const { t: tCommon } = useTranslation('translation')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="shown-once">
      <div className="row">
        <TextField
          ref={field}
          label={t('invitations.link')}
          hint={t('invitations.once')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          text={link}
          variant="second"
          copiedText={tCommon('copied')}
          failedText={tCommon('copyFailed')}
          shownForMs={COPIED_TOOLTIP_MS}
        >
          {tCommon('copy')}
        </CopyButton>
      </div>
    </div>
  )
}
