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

const groupNames = ['memberships', 'events', 'managed', 'reports'] as const
type Group = (typeof groupNames)[number]

/** Complete for the kinds that have a switch. */
type BySwitch<Value> = Partial<Record<NoticeKind, Value>> & Record<SwitchedKind, Value>

/** Under which heading a switch stands. */
const groups: BySwitch<Group> = {
  request_approved: 'memberships',
  request_declined: 'memberships',
  request_ended: 'memberships',
  member_removed: 'memberships',
  member_banned: 'memberships',
  member_unbanned: 'memberships',
  role_changed: 'memberships',
  club_availability: 'memberships',
  club_deleted: 'memberships',
  announcement: 'events',
  meeting_new: 'events',
  meeting_changed: 'events',
  meeting_cancelled: 'events',
  meeting_reminder: 'events',
  request_received: 'managed',
  member_joined: 'managed',
  member_left: 'managed',
  offer_received: 'managed',
  offer_withdrawn: 'managed',
  offer_ended: 'managed',
  ownership_changed: 'managed',
  club_reviewed: 'managed',
  report_received: 'reports',
  report_closed: 'reports',
}

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
      {data
        ? groupNames.map((group) => (
            <div key={group} className="stack g2">
              <h3>{t(`mail.groups.${group}`)}</h3>
              <Rows>
                {data.result
                  .filter(({ kind, fixed }) => !fixed && groups[kind] === group)
                  .map(({ kind, mail }) => (
                    <Preference key={kind} kind={kind} mail={mail} />
                  ))}
              </Rows>
            </div>
          ))
        : null}
      <p className="quiet">{t('mail.always')}</p>
    </section>
  )
}

function Preference({ kind, mail }: { kind: NoticeKind; mail: boolean }) {
  const { t } = useTranslation('translation')
  const names: BySwitch<string> = switchNames[useLocale()]
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
