import { countryName } from '@aurivane/contract/countries'
import type { ClubContact } from '@aurivane/contract/club-object'
import { clubPath, paths } from '@aurivane/contract/paths'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Notice } from '../components/notice.tsx'
import { Table, type Column } from '../components/table.tsx'
import { InfoTip } from '../components/tooltip.tsx'
import { linksOfUsers } from './community/links-of-users.ts'
import { Flag } from './flag.tsx'
import './club-table.css'

/** A club as this table shows it. */
export type ClubRow = { id: number; name: string; countryCode: string; desc: string; contacts: ClubContact[] }

type Props = { caption: string; clubs: ClubRow[] }

/** Needs the texts `countries`. An empty list and a failed read show the same text. */
export function ClubTable({ caption, clubs }: Props) {
  const columns = useColumns()
  const { t } = useTranslation('countries')
  const { t: tCommon } = useTranslation('translation')
  if (clubs.length === 0)
    return (
      <Notice role="status">
        <p>
          {t('clubTable.notFound')} <LocalizedLink to={paths.contact}>{tCommon('contactUs')}</LocalizedLink>
        </p>
      </Notice>
    )
  return (
    <Table
      className="club-table"
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={clubs}
      rowKey={(club) => club.id}
    />
  )
}

const DESCRIPTION_ID = 'description'

function useColumns(): Column<ClubRow>[] {
  const { t: tCountries } = useTranslation('countries')
  const { t } = useTranslation('translation')
  const { name, country, description, descriptionTip, contacts } = tCountries('clubTable', {
    returnObjects: true,
  })
  return [
    {
      name,
      cell: (club) => <LocalizedLink to={clubPath(club.id)}>{club.name}</LocalizedLink>,
      isRowHeading: true,
    },
    { name: country, cell: (club) => <CountryCell code={club.countryCode} /> },
    {
      name: description,
      nameId: DESCRIPTION_ID,
      heading: (
        <InfoTip label={t('moreAbout', { subject: description })} text={descriptionTip}>
          <span id={DESCRIPTION_ID}>{description}</span>
        </InfoTip>
      ),
      cell: (club) => club.desc,
      isWide: true,
    },
    { name: contacts, cell: (club) => <Contacts contacts={club.contacts} /> },
  ]
}

function CountryCell({ code }: { code: string }) {
  const locale = useLocale()
  return (
    <span className="country-cell">
      <Flag code={code} />
      {countryName(code, locale)}
    </span>
  )
}

function Contacts({ contacts }: { contacts: ClubContact[] }) {
  const { t } = useTranslation('countries')
  // The server validates the scheme too; this protects the page from any other source of rows.
  const safe = contacts.filter(({ contactLink }) => /^(https:\/\/|mailto:)/.test(contactLink))
  if (safe.length === 0) return t('clubTable.none')
  return (
    <ul className="contacts">
      {safe.map(({ contactName, contactLink }) => (
        <li key={contactName + contactLink}>
          <a href={contactLink} {...linksOfUsers}>
            {contactName}
          </a>
        </li>
      ))}
    </ul>
  )
}
