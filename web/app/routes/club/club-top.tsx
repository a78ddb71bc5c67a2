import type { ShownClub } from '@aurivane/contract/memberships'
import { countryNameIn, findCountry } from '@aurivane/contract/countries'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Flag } from '../../features/flag.tsx'
import { Chip } from '../../components/chip.tsx'
import { ReportClub } from './report-club.tsx'
import { ShareClub } from './share-club.tsx'

const tones = { verified: 'good', pending: 'wait', declined: 'bad' } as const

export function ClubTop({ club }: { club: ShownClub }) {
  const { t } = useTranslation('clubs')
  return (
    <header className="stack g4 club-top">
      <h1 dir="auto">{club.title}</h1>
      <div className="row facts">
        <ClubCountry name={club.country} />
        {club.privacy ? <Chip icon="locked">{t('closed')}</Chip> : <Chip icon="unlocked">{t('open')}</Chip>}
        <Chip tone={tones[club.state]}>{t(`states.${club.state}`)}</Chip>
        <Owner club={club} />
        <span>{t('members', { count: club.members })}</span>
      </div>
      <div className="row">
        <ShareClub club={club} />
        <ReportClub club={club} />
      </div>
    </header>
  )
}

function ClubCountry({ name }: { name: string }) {
  const { t } = useTranslation('translation')
  const locale = useLocale()
  const found = findCountry(name)
  if (!found) return <span>{name}</span>
  const country = countryNameIn(locale, found.name)
  return (
    <span className="country">
      <Flag code={found.code} label={t('flagOf', { country })} />
      <span>{country}</span>
    </span>
  )
}

function Owner({ club: { User } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const nameOf = useDisplayName()
  return (
    <span>
      <span className="quiet">{t('owner')}</span> <strong>{nameOf(User)}</strong>
    </span>
  )
}
