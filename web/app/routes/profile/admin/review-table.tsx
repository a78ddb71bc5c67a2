import type { ReviewedClub } from '@aurivane/contract/club-object'
import { countryName, findCountry } from '@aurivane/contract/countries'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Flag } from '../../../features/flag.tsx'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { EmailText } from '../../../components/email-text.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { ClubPrivacyChip } from '../clubs/club-state-chip.tsx'
import { ClubDescription } from './club-description.tsx'
import { titleIdOf } from './use-focus-after-decision.ts'

type Decisions = {
  busyId: number | null
  onVerify: (club: ReviewedClub) => void
  onDecline: (club: ReviewedClub) => void
  onHandOver: (club: ReviewedClub) => void
}
type Props = Decisions & { clubs: ReviewedClub[]; loadingRows: number }

export function ReviewTable({ clubs, loadingRows, ...decisions }: Props) {
  const { t } = useTranslation('profileAdmin')
  const names = t('review.columns', { returnObjects: true })
  const columns: Column<ReviewedClub>[] = [
    { name: names.club, cell: (club) => <Club club={club} />, isRowHeading: true },
    { name: names.owner, cell: (club) => <Owner club={club} /> },
    { name: names.country, cell: ({ country }) => <Country name={country} /> },
    { name: names.privacy, cell: ({ privacy }) => <ClubPrivacyChip isClosed={privacy} /> },
    { name: names.contacts, cell: (club) => <Contacts club={club} /> },
    { name: names.decision, cell: (club) => <Decision club={club} {...decisions} /> },
  ]
  return (
    <Table
      caption={t('review.heading')}
      isCaptionHidden
      columns={columns}
      rows={clubs}
      rowKey={(club) => club.id}
      loadingRows={loadingRows}
      className="review"
    />
  )
}

function Club({ club }: { club: ReviewedClub }) {
  const { title, stateReason, date } = club
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const created = formatDate(date, locale, { dateStyle: 'medium' })
  return (
    <div className="stack g1">
      <span id={titleIdOf(club)} tabIndex={-1}>
        {title}
      </span>
      <ClubDescription club={club} />
      <span className="description small">{t('review.created', { date: created })}</span>
      {stateReason ? (
        <span className="reason small">{t('review.reason', { reason: stateReason })}</span>
      ) : null}
    </div>
  )
}

function Owner({ club: { User } }: { club: ReviewedClub }) {
  const { t } = useTranslation('profileAdmin')
  if (!User) return <span className="quiet">{t('review.noOwner')}</span>
  const name = `${User.firstName} ${User.lastName}`
  return (
    <div className="owner stack g1">
      <span>{name}</span>
      <span className="email small">
        <EmailText email={User.email} />
      </span>
      {User.suspended ? (
        <span>
          <Chip tone="bad">{t('review.suspendedOwner')}</Chip>
        </span>
      ) : null}
    </div>
  )
}

function Country({ name }: { name: string }) {
  const locale = useLocale()
  const country = findCountry(name)
  if (!country) return name
  return (
    <span className="country">
      <Flag code={country.code} />
      {countryName(country.code, locale)}
    </span>
  )
}

function Contacts({ club: { contacts } }: { club: ReviewedClub }) {
  const { t } = useTranslation('profileAdmin')
  if (contacts.length === 0) return <span className="quiet">{t('review.noContacts')}</span>
  return (
    <ul className="contact-links">
      {contacts.map(({ contactName, contactLink }) => (
        <li key={`${contactName} ${contactLink}`}>
          <a href={contactLink} rel="noopener noreferrer nofollow" target="_blank">
            {contactName}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Decision({ club, busyId, onVerify, onDecline, onHandOver }: Decisions & { club: ReviewedClub }) {
  const { t } = useTranslation('profileAdmin')
  const { title, state, User } = club
  const isBusy = busyId === club.id
  return (
    <div className="stack g2 decision">
      {state === 'verified' ? null : (
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={t('review.verifyClub', { title })}
          onClick={() => onVerify(club)}
        >
          {t('review.verify')}
        </Button>
      )}
      {state === 'declined' ? null : (
        <Button
          variant="second"
          size="small"
          disabled={isBusy}
          aria-label={t('review.declineClub', { title })}
          onClick={() => onDecline(club)}
        >
          {t('review.decline')}
        </Button>
      )}
      {User && !User.suspended ? null : (
        <Button
          variant="second"
          size="small"
          disabled={isBusy}
          aria-label={t('review.handOverClub', { title })}
          onClick={() => onHandOver(club)}
        >
          {t('review.handOver')}
        </Button>
      )}
    </div>
  )
}
