import type { ClubState } from '@aurivane/contract/club-object'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Chip } from '../../../ui/chip.tsx'

const tones = { verified: 'good', pending: 'wait', declined: 'bad' } as const

export function ClubStateChip({ state }: { state: ClubState }) {
  const { texts } = useTexts('profileClubs')
  return <Chip tone={tones[state]}>{texts.states[state]}</Chip>
}

export function ClubPrivacyChip({ isClosed }: { isClosed: boolean }) {
  const { texts } = useTexts('profileClubs')
  return isClosed ? <Chip icon="locked">{texts.closed}</Chip> : <Chip icon="unlocked">{texts.open}</Chip>
}
