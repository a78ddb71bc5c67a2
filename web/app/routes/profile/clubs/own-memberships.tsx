import { calls } from '@aurivane/contract/calls'
import type { ShortClub } from '@aurivane/contract/club-object'
import type { OwnMemberships as Lists } from '@aurivane/contract/memberships'
import { useCallback, useState } from 'react'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useRead } from '../../../api/use-read.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LoadFailure } from '../../../features/community/load-failure.tsx'
import { useRowFocus } from '../../../features/community/use-row-focus.ts'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ClubEntries, entryIdsOf, type EntryHandlers } from './club-entries.tsx'
import { OwnInvitations, OwnOffers, OwnRequests } from './own-requests.tsx'
import { useClubsChanged } from './use-clubs-changed.ts'

const loadLeaving = async () =>
  (await import('../../../features/community/leave-club-dialog.tsx')).LeaveClubDialog

/** Clubs of others: where the user is a member, has asked to join, is offered the ownership or invited. */
export function OwnMemberships({ headingId }: { headingId: string }) {
  const { t } = useTranslation('profileClubs')
  const { data, failure, isFetching, refetch } = useRead(calls.listOwnMemberships, {})
  const lists = data?.result
  const leaving = useLeaving()
  const changed = useChanged()
  const press = useRowFocus({
    ids: lists ? entryIdsOf(lists) : [],
    version: lists,
    elementOf: (id) => id,
    headingId,
    isAsking: leaving.isAsking,
  })
  if (failure && !lists) {
    return (
      <LoadFailure
        title={t('community.failed')}
        failure={failure}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!lists) return <Skeleton width="long" />
  const handlers = { onPress: press, onAnswered: changed }
  return (
    <>
      <Memberships memberships={lists.memberships} onLeave={leaving.ask} {...handlers} />
      <OwnRequests requests={lists.requests} {...handlers} />
      <OwnOffers offers={lists.offers} {...handlers} />
      <OwnInvitations invitations={lists.invitations} {...handlers} />
      <LazyDialogFailure isShown={leaving.hasFailed} />
      {leaving.club && leaving.Dialog ? (
        <leaving.Dialog club={leaving.club} onLeft={changed} onRefused={changed} onClose={leaving.close} />
      ) : null}
    </>
  )
}

/** An accepted offer also changes the own clubs. */
function useChanged() {
  const onClubsChanged = useClubsChanged()
  const invalidate = useInvalidation()
  return () => {
    invalidate('memberships')
    onClubsChanged()
  }
}

function useLeaving() {
  const [club, setClub] = useState<ShortClub | null>(null)
  const { Dialog, isWanted, hasFailed, open, close } = useLazyDialog(loadLeaving)
  const ask = useCallback(
    (left: ShortClub) => {
      setClub(left)
      open()
    },
    [open],
  )
  return { club, Dialog, isAsking: isWanted, hasFailed, ask, close }
}

type Props = EntryHandlers & {
  memberships: Lists['memberships']
  onLeave: (club: ShortClub) => void
}

function Memberships({ memberships, onLeave, onPress }: Props) {
  const { t } = useTranslation('profileClubs')
  const { t: tCommunity } = useTranslation('community')
  const locale = useLocale()
  return (
    <ClubEntries
      kind="memberships"
      empty={t('community.noMemberships')}
      entries={memberships.map(({ club, role, since }) => ({
        id: club.id,
        club,
        facts: [tCommunity(`roles.${role}`), t('community.since', { date: formatDate(since, locale) })],
        actions: (entryId) => (
          <Button
            variant="second"
            size="small"
            aria-label={t('community.leaveClub', { title: club.title })}
            onClick={() => {
              onPress(entryId)
              onLeave(club)
            }}
          >
            {t('community.leave')}
          </Button>
        ),
      }))}
    />
  )
}
