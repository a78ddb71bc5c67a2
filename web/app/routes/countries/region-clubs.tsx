import type { ListedClub } from '@aurivane/contract/club-object'
import { countryName, findCountry } from '@aurivane/contract/countries'
import { clubPath, paths } from '@aurivane/contract/paths'
import { useId } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContactLinks } from '../../features/community/contact-links.tsx'
import { Flag } from '../../features/flag.tsx'
import { Notice } from '../../components/notice.tsx'
import { Table, type Column } from '../../components/table.tsx'
import { InfoTip } from '../../components/tooltip.tsx'
import './region-clubs.css'

type Props = { clubs: ListedClub[] }

/** An empty list and a failed read show the same text. */
export function RegionClubs({ clubs }: Props) {
  const { t } = useTranslation('countries')
  const id = useId()
  const heading = t('clubTable.heading')
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {clubs.length === 0 ? <NoClubs /> : <Clubs caption={heading} clubs={clubs} />}
    </section>
  )
}

function NoClubs() {
  const { t } = useTranslation('countries')
  const { t: tCommon } = useTranslation('translation')
  return (
    <Notice role="status">
      <p>
        {t('clubTable.notFound')} <LocalizedLink to={paths.contact}>{tCommon('contactUs')}</LocalizedLink>
      </p>
    </Notice>
  )
}

const DESCRIPTION_ID = 'description'

function Clubs({ caption, clubs }: Props & { caption: string }) {
  const { t } = useTranslation('countries')
  const { t: tCommon } = useTranslation('translation')
  const description = t('clubTable.description')
  const columns: Column<ListedClub>[] = [
    {
      name: t('clubTable.name'),
      cell: (club) => <LocalizedLink to={clubPath(club.id)}>{club.title}</LocalizedLink>,
      isRowHeading: true,
    },
    { name: t('clubTable.country'), cell: (club) => <CountryCell name={club.country} /> },
    {
      name: description,
      nameId: DESCRIPTION_ID,
      heading: (
        <InfoTip label={tCommon('moreAbout', { subject: description })} text={t('clubTable.descriptionTip')}>
          <span id={DESCRIPTION_ID}>{description}</span>
        </InfoTip>
      ),
      cell: (club) => club.description,
      isWide: true,
    },
    {
      name: t('clubTable.contacts'),
      cell: ({ contacts }) => (
        <ContactLinks contacts={contacts} className="contacts" none={t('clubTable.none')} />
      ),
    },
  ]
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

function CountryCell({ name }: { name: string }) {
  const locale = useLocale()
  const code = findCountry(name)?.code
  return code ? (
    <span className="country-cell">
      <Flag code={code} />
      {countryName(code, locale)}
    </span>
  ) : null
}
