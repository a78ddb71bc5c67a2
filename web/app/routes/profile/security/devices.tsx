import { calls } from '@aurivane/contract/calls'
import type { SessionObject } from '@aurivane/contract/security'
import { useRef } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { toast } from '../../../components/toast.ts'
import { ListFailed } from '../admin/list-failed.tsx'
import { SecurityPart } from './security-part.tsx'
import { useMoment } from './use-moment.ts'
import { useProtectedAction } from './use-protected-action.ts'

const OTHERS = 'others'

export function Devices() {
  const { t } = useTranslation('profileSecurity')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, failure, isFetching, refetch } = useRead(calls.listSessions, {})
  const { busy, run, question } = useProtectedAction()

  /** The pressed button disappears with its device, so the heading takes the focus. */
  function say(answer: { result: string } | null) {
    if (!answer) return
    toast.success(answer.result)
    heading.current?.focus()
  }
  async function endOne(id: number) {
    say(await run(id, calls.endSession, { params: { id } }))
  }
  async function endOthers() {
    say(await run(OTHERS, calls.endOtherSessions, {}))
  }
  const sessions = data?.result ?? []
  return (
    <SecurityPart heading={t('devices.heading')} headingRef={heading}>
      <p className="quiet">{t('devices.intro')}</p>
      {failure && !data ? (
        <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || failure ? null : <Skeleton width="block" />}
      {sessions.length > 0 ? (
        <ul className="entries">
          {sessions.map((session) => (
            <Device
              key={session.id}
              session={session}
              isBusy={busy === session.id}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </ul>
      ) : null}
      {sessions.some(({ current }) => !current) ? (
        <p>
          <Button variant="second" isBusy={busy === OTHERS} onClick={() => void endOthers()}>
            {t('devices.logOutOthers')}
          </Button>
        </p>
      ) : null}
      {question}
    </SecurityPart>
  )
}

type DeviceProps = { session: SessionObject; isBusy: boolean; onEnd: () => void }

function Device({ session, isBusy, onEnd }: DeviceProps) {
  const { t } = useTranslation('profileSecurity')
  const write = useMoment()
  const { device, network, current, firstSeen, lastUsed } = session
  return (
    <li>
      <div className="stack g1">
        <p className="row facts">
          <strong>{device}</strong>
          {current ? <Chip tone="good">{t('devices.current')}</Chip> : null}
        </p>
        <p className="row facts small quiet">
          <span>{network ?? t('devices.unknownNetwork')}</span>
          <span>{t('devices.firstSeen', { time: write(firstSeen) })}</span>
          <span>{t('devices.lastUsed', { time: write(lastUsed) })}</span>
        </p>
      </div>
      {current ? null : (
        <Button
          variant="second"
          size="small"
          isBusy={isBusy}
          aria-label={t('devices.logOutDevice', { device })}
          onClick={onEnd}
        >
          {t('devices.logOut')}
        </Button>
      )}
    </li>
  )
}
