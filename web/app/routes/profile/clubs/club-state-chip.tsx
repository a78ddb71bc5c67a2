import type { ClubState } from '@aurivane/contract/club-object'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Chip } from '../../../components/chip.tsx'

const tones = { verified: 'good', pending: 'wait', declined: 'bad' } as const

export function ClubStateChip({ state }: { state: ClubState }) {
  const { t } = useTranslation('profileClubs')
  return <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
}

export function ClubPrivacyChip({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('profileClubs')
  return isClosed ? <Chip icon="locked">{t('closed')}</Chip> : <Chip icon="unlocked">{t('open')}</Chip>
}
