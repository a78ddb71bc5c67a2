import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../../api/call-api.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSessionLoss } from '../../../session/use-session-loss.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { freshOnSight, useCountOverviewQuery } from './admin-cache.ts'
import { failureOfRead } from './failure-of-read.ts'
import { ListFailed } from './list-failed.tsx'

export function OverviewCounts() {
  const { texts } = useTexts('profileAdmin')
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useCountOverviewQuery({ locale }, freshOnSight)
  const noticeSessionLoss = useSessionLoss()
  const noticeFailure = useEffectEvent((failure: Failure) => noticeSessionLoss(failure))
  // The first read of the tab tells whether there still is a session; the others would say the same.
  useEffect(() => {
    if (error) noticeFailure(failureOfRead(error))
  }, [error])
  if (error && !data) return <ListFailed error={error} isTrying={isFetching} onRetry={() => void refetch()} />

  const { clubs, ...users } = data?.result ?? {}
  const counts = { ...users, ...clubs }
  const { label, ...names } = texts.counts
  return (
    <dl className="counts" aria-label={label}>
      {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>
            {counts[name] === undefined ? <Skeleton width="short" /> : formatNumber(counts[name], locale)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
