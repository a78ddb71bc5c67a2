import { calls } from '@aurivane/contract/calls'
import type { NoticeKind } from '@aurivane/contract/notice-kinds'
import { switchNames, type SwitchedKind } from '@aurivane/contract/notices/switch-names'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '../../api/read-api.ts'
import { useRead } from '../../api/use-read.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadFailure } from '../../features/community/load-failure.tsx'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { Rows, Row } from '../../components/rows.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Switch } from '../../components/switch.tsx'

export function MailPreferences() {
  const { t } = useTranslation('inbox')
  const { data, failure, isFetching, refetch } = useRead(calls.listNoticePreferences, {})
  return (
    <section id="mail" className="stack g4" aria-labelledby="mail-heading">
      <h2 id="mail-heading" tabIndex={-1}>
        {t('mail.heading')}
      </h2>
      <p>{t('mail.intro')}</p>
      {failure && !data ? (
        <LoadFailure
          title={t('mail.failed')}
          failure={failure}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || failure ? null : <Skeleton width="long" />}
      {data ? (
        <Rows>
          {data.result
            .filter((preference) => !preference.fixed)
            .map(({ kind, mail }) => (
              <Preference key={kind} kind={kind} mail={mail} />
            ))}
        </Rows>
      ) : null}
      <p className="quiet">{t('mail.always')}</p>
    </section>
  )
}

function Preference({ kind, mail }: { kind: NoticeKind; mail: boolean }) {
  const { t } = useTranslation('translation')
  const names: Partial<Record<NoticeKind, string>> & Record<SwitchedKind, string> = switchNames[useLocale()]
  const name = names[kind] ?? kind
  const { isOn, change } = useChange(kind, mail)
  return (
    <Row
      name={name}
      action={
        <Switch
          label={name}
          on={t('on')}
          off={t('off')}
          checked={isOn}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      }
    >
      {null}
    </Row>
  )
}

/** The switch moves at once, and goes back if the server refuses. */
function useChange(kind: NoticeKind, mail: boolean) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  async function settle() {
    await client.invalidateQueries({ queryKey: keyOf(calls.listNoticePreferences) })
    setWanted(null)
  }
  const { send } = useClubAction(calls.changeNoticePreference, {
    onDone: () => void settle(),
    onRefused: () => setWanted(null),
  })
  function change(isWanted: boolean) {
    if (wanted !== null) return
    setWanted(isWanted)
    send({ body: { kind, mail: isWanted } })
  }
  return { isOn: wanted ?? mail, change }
}
