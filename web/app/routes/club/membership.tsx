import type { ShownClub } from '@aurivane/contract/memberships'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LoginLink } from './login-link.tsx'
import { MembershipGroup } from './membership-group.tsx'
import { useInvitationLink } from './use-invitation-link.ts'

const OwnMembership = lazyPart(async () => (await import('./own-membership.tsx')).OwnMembership)

/** What the reader is to the club, and the next step. */
export function Membership({ club }: { club: ShownClub }) {
  const { isLoggedIn } = useSession()
  const isInvited = useInvitationLink(club.id)
  if (!isLoggedIn) return <VisitorsPart club={club} isInvited={isInvited} />
  if (!club.you) return <MembershipGroup>{<Skeleton width="long" />}</MembershipGroup>
  return (
    <Suspense fallback={<MembershipGroup>{<Skeleton width="long" />}</MembershipGroup>}>
      <OwnMembership club={club} you={club.you} isInvited={isInvited} />
    </Suspense>
  )
}

function VisitorsPart({ club, isInvited }: { club: ShownClub; isInvited: boolean }) {
  const { t } = useTranslation('club')
  if (isInvited) {
    return (
      <MembershipGroup>
        <p>
          <strong>{t('membership.invited')}</strong>
        </p>
        <LoginLink club={club} className={buttonClass()}>
          {t('membership.logInInvited')}
        </LoginLink>
      </MembershipGroup>
    )
  }
  if (club.state === 'pending') return null
  return (
    <MembershipGroup>
      <LoginLink club={club} className={buttonClass()}>
        {t('membership.logIn')}
      </LoginLink>
    </MembershipGroup>
  )
}
