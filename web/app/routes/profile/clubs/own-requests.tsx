import { calls } from '@aurivane/contract/calls'
import type { OwnMemberships } from '@aurivane/contract/memberships'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ActionButton } from '../../../features/community/action-button.tsx'
import { useDisplayName } from '../../../features/community/display-name.ts'
import { ClubEntries, type EntryHandlers } from './club-entries.tsx'

type RequestsProps = EntryHandlers & Pick<OwnMemberships, 'requests'>

export function OwnRequests({ requests, onPress, onAnswered }: RequestsProps) {
  const { t } = useTranslation('profileClubs')
  const locale = useLocale()
  return (
    <ClubEntries
      kind="requests"
      entries={requests.map(({ club, date }) => ({
        id: club.id,
        club,
        facts: [t('community.asked', { date: formatDate(date, locale) })],
        actions: (entryId) => (
          <ActionButton
            variant="second"
            size="small"
            call={calls.withdrawRequest}
            input={{ params: { clubID: club.id } }}
            label={t('community.withdrawRequest', { title: club.title })}
            onPress={() => onPress(entryId)}
            onDone={onAnswered}
            onRefused={onAnswered}
          >
            {t('community.withdraw')}
          </ActionButton>
        ),
      }))}
    />
  )
}

type OffersProps = EntryHandlers & Pick<OwnMemberships, 'offers'>

export function OwnOffers({ offers, onPress, onAnswered }: OffersProps) {
  const { t } = useTranslation('profileClubs')
  const locale = useLocale()
  const displayName = useDisplayName()
  return (
    <ClubEntries
      kind="offers"
      entries={offers.map(({ club, by, expiresAt }) => ({
        id: club.id,
        club,
        facts: [
          t('community.offeredBy', { name: displayName(by) }),
          t('community.openUntil', { date: formatDate(expiresAt, locale) }),
        ],
        actions: (entryId) => (
          <>
            <ActionButton
              size="small"
              call={calls.answerOffer}
              input={{ params: { clubID: club.id }, body: { decision: 'accept' } }}
              label={t('community.acceptOffer', { title: club.title })}
              onPress={() => onPress(entryId)}
              onDone={onAnswered}
              onRefused={onAnswered}
            >
              {t('community.accept')}
            </ActionButton>
            <ActionButton
              variant="second"
              size="small"
              call={calls.answerOffer}
              input={{ params: { clubID: club.id }, body: { decision: 'decline' } }}
              label={t('community.declineOffer', { title: club.title })}
              onPress={() => onPress(entryId)}
              onDone={onAnswered}
              onRefused={onAnswered}
            >
              {t('community.decline')}
            </ActionButton>
          </>
        ),
      }))}
    />
  )
}

type InvitationsProps = EntryHandlers & Pick<OwnMemberships, 'invitations'>

export function OwnInvitations({ invitations, onPress, onAnswered }: InvitationsProps) {
  const { t } = useTranslation('profileClubs')
  const locale = useLocale()
  const displayName = useDisplayName()
  return (
    <ClubEntries
      kind="invitations"
      entries={invitations.map(({ id, club, by, expiresAt }) => ({
        id,
        club,
        facts: [
          t('community.invitedBy', { name: displayName(by) }),
          t('community.openUntil', { date: formatDate(expiresAt, locale) }),
        ],
        actions: (entryId) => (
          <>
            <ActionButton
              size="small"
              call={calls.acceptInvitation}
              input={{ params: { id } }}
              label={t('community.acceptInvitation', { title: club.title })}
              onPress={() => onPress(entryId)}
              onDone={onAnswered}
              onRefused={onAnswered}
            >
              {t('community.join')}
            </ActionButton>
            <ActionButton
              variant="second"
              size="small"
              call={calls.dismissInvitation}
              input={{ params: { id } }}
              label={t('community.dismissInvitation', { title: club.title })}
              onPress={() => onPress(entryId)}
              onDone={onAnswered}
              onRefused={onAnswered}
            >
              {t('community.dismiss')}
            </ActionButton>
          </>
        ),
      }))}
    />
  )
}
