import { calls } from '@aurivane/contract/calls'
import { useRead } from '../../../api/use-read.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ListFailed } from './list-failed.tsx'

export function OverviewCounts() {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const { data, failure, isFetching, refetch } = useRead(calls.countOverview, {})
  if (failure && !data)
    return <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} />

  const { clubs, reports, ...users } = data?.result ?? {}
  const counts = { ...users, ...clubs, openReports: reports?.open }
  const { label, ...names } = t('counts', { returnObjects: true })
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
