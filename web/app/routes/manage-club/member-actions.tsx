import { calls } from '@aurivane/contract/calls'
import type { ListedMember } from '@aurivane/contract/memberships'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../components/button.tsx'
import type { Asked } from './person-dialog.tsx'

export type MemberHandlers = {
  clubID: number
  /** Whether the reader is the club's owner; otherwise a manager. */
  isOwner: boolean
  onPress: (id: number) => void
  onAsk: (asked: Asked) => void
  onAnswered: () => void
  onLeftTeam: () => void
}

type Props = MemberHandlers & { member: ListedMember }

/** The owner decides about everybody else, a manager about members and the own role. */
export function MemberActions(props: Props) {
  const { member, isOwner, onPress, onAsk } = props
  const { t } = useTranslation('manageClub')
  const { userInfo } = useSession()
  const displayName = useDisplayName()
  const { id, person, role } = member
  if (role === 'owner' || !person) return null
  const isOneself = person.userID === userInfo?.uid
  const mayRemove = !isOneself && (isOwner || role === 'member')
  const name = displayName(person)
  const words = {
    offer: { word: t('members.offer'), label: t('members.offerPerson', { name }) },
    remove: { word: t('members.remove'), label: t('members.removePerson', { name }) },
    ban: { word: t('ban'), label: t('banPerson', { name }) },
  }
  const offered = [
    ...(isOwner ? (['offer'] as const) : []),
    ...(mayRemove ? (['remove', 'ban'] as const) : []),
  ]
  return (
    <div className="row actions">
      {isOwner || isOneself ? <RoleButton {...props} name={name} isOneself={isOneself} /> : null}
      {offered.map((to) => (
        <Button
          key={to}
          variant="second"
          size="small"
          aria-label={words[to].label}
          onClick={() => {
            onPress(id)
            onAsk({ to, person: { userID: person.userID, name } })
          }}
        >
          {words[to].word}
        </Button>
      ))}
    </div>
  )
}

function RoleButton(props: Props & { name: string; isOneself: boolean }) {
  const { member, clubID, name, isOneself, onPress, onAnswered, onLeftTeam } = props
  const { t } = useTranslation('manageClub')
  const isManager = member.role === 'manager'
  return (
    <ActionButton
      variant="second"
      size="small"
      call={calls.changeRole}
      input={{
        params: { clubID, userID: member.person?.userID ?? 0 },
        body: { role: isManager ? 'member' : 'manager' },
      }}
      label={t(isManager ? 'members.makeMemberPerson' : 'members.makeManagerPerson', { name })}
      onPress={() => onPress(member.id)}
      onDone={isOneself ? onLeftTeam : onAnswered}
      onRefused={onAnswered}
    >
      {t(isManager ? 'members.makeMember' : 'members.makeManager')}
    </ActionButton>
  )
}
