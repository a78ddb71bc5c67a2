import type { ListedClub } from '@aurivane/contract/club-object'
import { countryNameIn, type Country } from '@aurivane/contract/countries'
import { CLUB_LISTED_DESCRIPTION_CHARS } from '@aurivane/contract/limits'
import { clubPath } from '@aurivane/contract/paths'
import { cutName } from '../../layout/cut-name.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Flag } from '../../features/flag.tsx'
import { Chip } from '../../components/chip.tsx'
import { Table, type Column } from '../../components/table.tsx'
import { InfoTip } from '../../components/tooltip.tsx'

const LOADING_ROWS = 3

/** Skeleton rows while `clubs` is undefined. */
type Props = { country: Country; clubs: ListedClub[] | undefined }

export function ClubsTable({ country, clubs }: Props) {
  const locale = useLocale()
  return (
    <>
      <Table
        caption={<strong>{countryNameIn(locale, country.name)}</strong>}
        columns={useColumns(country)}
        rows={clubs ?? []}
        rowKey={(club) => club.id}
        loadingRows={clubs ? 0 : LOADING_ROWS}
      />
      <ColumnNotes />
    </>
  )
}

function useColumns(country: Country): Column<ListedClub>[] {
  const { t: tClubs } = useTranslation('clubs')
  const { t } = useTranslation('translation')
  const flagLabel = t('flagOf', { country: countryNameIn(useLocale(), country.name) })
  return [
    { ...useHeading('owner'), cell: (club) => <Owner club={club} />, isRowHeading: true },
    { name: tClubs('columns.flag'), cell: () => <Flag code={country.code} label={flagLabel} /> },
    { ...useHeading('description'), cell: (club) => <Description club={club} />, isWide: true },
    { ...useHeading('privacy'), cell: (club) => <Privacy isClosed={club.privacy} /> },
    { ...useHeading('status'), cell: (club) => <Status state={club.state} /> },
  ]
}

type Explained = 'owner' | 'description' | 'privacy' | 'status'
const explained: readonly Explained[] = ['owner', 'description', 'privacy', 'status']

function useHeading(column: Explained) {
  const { t: tClubs } = useTranslation('clubs')
  const { t } = useTranslation('translation')
  const name = tClubs(`columns.${column}`)
  return {
    name,
    nameId: column,
    heading: (
      <InfoTip label={t('moreAbout', { subject: name })} text={tClubs(`tips.${column}`)}>
        <span id={column}>{name}</span>
      </InfoTip>
    ),
  }
}

/** Cards have no column headings, so the headings' tooltips are repeated below as text. */
function ColumnNotes() {
  const { t } = useTranslation('clubs')
  return (
    <dl className="column-notes small quiet">
      {explained.map((column) => (
        <div key={column}>
          <dt>{t(`columns.${column}`)}</dt>
          <dd>{t(`tips.${column}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Owner({ club: { User } }: { club: ListedClub }) {
  const { t } = useTranslation('clubs')
  return User ? `${User.firstName} ${User.lastName}` : <span className="quiet">{t('deletedUser')}</span>
}

function Description({ club: { id, title, description, members } }: { club: ListedClub }) {
  const { t } = useTranslation('clubs')
  const shown = cutName(description, CLUB_LISTED_DESCRIPTION_CHARS)
  return (
    <span className="stack g1">
      <LocalizedLink className="club-title" to={clubPath(id)}>
        {title}
      </LocalizedLink>
      <span className={shown === description ? undefined : 'cut'}>{shown}</span>
      <span className="small quiet">{t('members', { count: members })}</span>
    </span>
  )
}

function Privacy({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('clubs')
  return isClosed ? <Chip icon="locked">{t('closed')}</Chip> : <Chip icon="unlocked">{t('open')}</Chip>
}

const tones = { verified: 'good', pending: 'wait', declined: 'bad' } as const

function Status({ state }: { state: ListedClub['state'] }) {
  const { t } = useTranslation('clubs')
  return <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
}
