import type { ShownClub } from '@aurivane/contract/memberships'
import { useRevalidator } from 'react-router'
import { LeaveClubDialog } from '../../features/community/leave-club-dialog.tsx'

type Props = { club: ShownClub; onClose: () => void }

export function LeaveDialog({ club, onClose }: Props) {
  const { revalidate } = useRevalidator()
  return <LeaveClubDialog club={club} onLeft={() => void revalidate()} onClose={onClose} />
}
