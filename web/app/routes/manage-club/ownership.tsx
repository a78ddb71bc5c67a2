import { calls } from '@aurivane/contract/calls'
import type { OpenOffer } from '@aurivane/contract/offers'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useRead } from '../../api/use-read.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { LoadFailure } from '../../features/community/load-failure.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

export function Ownership({ clubID }: { clubID: number }) {
  const { t } = useTranslation('manageClub')
  const { data, failure, isFetching, refetch } = useRead(calls.readOffer, { params: { clubID } })
  if (failure && !data) {
    return (
      <LoadFailure
        title={t('failed')}
        failure={failure}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton width="long" />
  if (!data.result) return <EmptyState title={t('ownership.none')} />
  return <Offer clubID={clubID} offer={data.result} />
}

function Offer({ clubID, offer }: { clubID: number; offer: OpenOffer }) {
  const { t } = useTranslation('manageClub')
  const locale = useLocale()
  const displayName = useDisplayName()
  const invalidate = useInvalidation()
  const withdrawn = () => {
    document.getElementById('ownership-heading')?.focus()
    invalidate('memberships')
  }
  return (
    <>
      <p>
        {t('ownership.offered', {
          name: displayName(offer.person),
          date: formatDate(offer.expiresAt, locale),
        })}
      </p>
      <p>
        <ActionButton
          variant="second"
          call={calls.withdrawOffer}
          input={{ params: { clubID } }}
          onDone={withdrawn}
          onRefused={withdrawn}
        >
          {t('ownership.withdraw')}
        </ActionButton>
      </p>
    </>
  )
}
