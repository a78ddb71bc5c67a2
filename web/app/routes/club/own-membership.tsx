import { calls } from '@aurivane/contract/calls'
import { MEMBERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import type { ShownClub, StandingOfCaller } from '@aurivane/contract/memberships'
import { manageClubPath, paths } from '@aurivane/contract/paths'
import { useRevalidator } from 'react-router'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Reason } from '../../features/community/reason.tsx'
import { useClubAction } from '../../features/community/use-club-action.ts'
import { useKeptFocus } from '../../features/community/use-kept-focus.ts'
import { DialogButton } from '../../features/dialog-button.tsx'
import { Button } from '../../components/button.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { MembershipGroup } from './membership-group.tsx'
import { OwnInvitation } from './own-invitation.tsx'
import { useOwnInvitation } from './use-own-invitation.ts'

const loadAskDialog = () => import('./ask-dialog.tsx').then(({ AskDialog }) => AskDialog)
const loadLeaveDialog = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog)

type Props = { club: ShownClub; you: StandingOfCaller; isInvited: boolean }

/** Of somebody who is logged in. */
export function OwnMembership({ club, you, isInvited }: Props) {
  const { invitation, isReading, forget, readAgain } = useOwnInvitation({
    club,
    standing: you.standing,
    isInvited,
  })
  const isUnconfirmed = useIsUnconfirmed()
  const isOutside = you.standing === 'none' && invitation === null
  // Nobody can join a club that is not verified, so there is nothing to say or to do.
  if (isOutside && club.state !== 'verified' && !isUnconfirmed) return null
  return (
    <MembershipGroup>
      {invitation ? (
        <OwnInvitation invitation={invitation} isReading={isReading} onEnd={forget} onReadAgain={readAgain} />
      ) : null}
      <OwnStanding club={club} you={you} hasInvitation={invitation?.is === 'kept'} />
    </MembershipGroup>
  )
}

function useIsUnconfirmed(): boolean {
  const { userInfo } = useSession()
  return userInfo !== null && !userInfo.confirmedEmail
}

type StandingProps = Omit<Props, 'isInvited'> & { hasInvitation: boolean }

function OwnStanding({ club, you, hasInvitation }: StandingProps) {
  const { t } = useTranslation('club')
  const locale = useLocale()
  const date = you.askAgainAt ? formatDate(you.askAgainAt, locale) : ''
  switch (you.standing) {
    case 'none':
      return <Outside club={club} hasInvitation={hasInvitation} />
    case 'requested':
      return <Requested clubID={club.id} />
    case 'declined':
      return (
        <>
          <p>{t('membership.declined', { date })}</p>
          <Reason reason={you.reason} />
        </>
      )
    case 'banned':
      return (
        <>
          <p>
            <strong>{t('membership.banned')}</strong>
          </p>
          <Reason reason={you.reason} />
        </>
      )
    case 'member':
    case 'manager':
    case 'owner':
      return <Inside club={club} standing={you.standing} />
  }
}

function Outside({ club, hasInvitation }: { club: ShownClub; hasInvitation: boolean }) {
  const { t } = useTranslation('club')
  if (useIsUnconfirmed()) {
    return (
      <>
        <p>{t('membership.unconfirmed')}</p>
        <p>
          <LocalizedLink to={`${paths.profile}?select=account`}>{t('membership.account')}</LocalizedLink>
        </p>
      </>
    )
  }
  if (hasInvitation || club.state !== 'verified') return null
  if (club.members >= MEMBERS_PER_CLUB_MAX) return <p>{t('membership.full')}</p>
  if (club.privacy) {
    return (
      <DialogButton load={loadAskDialog} dialog={{ clubID: club.id }}>
        {t('membership.ask')}
      </DialogButton>
    )
  }
  return <Join clubID={club.id} />
}

function Join({ clubID }: { clubID: number }) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const { isBusy, send } = useClubAction(calls.joinClub, {
    onDone: () => void revalidate(),
    onRefused: () => void revalidate(),
  })
  const button = useKeptFocus(isBusy)
  return (
    <Button ref={button} isBusy={isBusy} onClick={() => send({ params: { clubID } })}>
      {t('membership.join')}
    </Button>
  )
}

function Requested({ clubID }: { clubID: number }) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const { isBusy, send } = useClubAction(calls.withdrawRequest, {
    onDone: () => void revalidate(),
    onRefused: () => void revalidate(),
  })
  const button = useKeptFocus(isBusy)
  return (
    <>
      <p>
        <strong>{t('membership.requested')}</strong>
      </p>
      <Button ref={button} variant="second" isBusy={isBusy} onClick={() => send({ params: { clubID } })}>
        {t('membership.withdraw')}
      </Button>
    </>
  )
}

function Inside({ club, standing }: { club: ShownClub; standing: 'member' | 'manager' | 'owner' }) {
  const { t } = useTranslation('club')
  return (
    <>
      <p>
        <strong>{t(`membership.${standing}`)}</strong>
      </p>
      <div className="row">
        {standing === 'member' ? null : (
          <LinkButton as={LocalizedLink} to={manageClubPath(club.id)}>
            {t('membership.manage')}
          </LinkButton>
        )}
        {standing === 'owner' ? null : (
          <DialogButton variant="second" load={loadLeaveDialog} dialog={{ club }}>
            {t('membership.leave')}
          </DialogButton>
        )}
      </div>
    </>
  )
}
