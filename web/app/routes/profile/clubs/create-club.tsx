import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormBanner } from '../../../components/form-banner.tsx'
import { Notice } from '../../../components/notice.tsx'
import { CreateClubForm } from './create-club-form.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { useClubsChanged } from './use-clubs-changed.ts'

type Props = {
  used: number
  allowed: number
  isRefused: boolean
  onSend: () => void
  onOutOfDate: () => void
}

/** Shows the form while the allowance permits another club; the last success message stays when the form disappears. */
export function CreateClub({ used, allowed, isRefused, onSend, onOutOfDate }: Props) {
  const { t } = useTranslation('profileClubs')
  const { t: tMessages } = useTranslation('messages')
  const [created, setCreated] = useState<string | null>(null)
  const onChanged = useClubsChanged()

  function announce(result: string) {
    setCreated(result)
    onChanged()
  }
  function forget() {
    setCreated(null)
    onSend()
  }
  return (
    <section className="stack g5" aria-labelledby="create-club-heading">
      <h3 id="create-club-heading">{t('create.heading')}</h3>
      {created ? (
        <FormBanner tone="success" takesFocus>
          {created}
        </FormBanner>
      ) : null}
      {used < allowed ? (
        <>
          <Notice>{t('allocated', { used, allowed })}</Notice>
          <CreateClubForm onSend={forget} onCreated={announce} onOutOfDate={onOutOfDate} />
        </>
      ) : (
        <BlockedNotice isRefusal={isRefused}>
          {tMessages('club.limitReached', { used, allowed })}
        </BlockedNotice>
      )}
    </section>
  )
}
