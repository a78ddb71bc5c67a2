import { countryName } from '@aurivane/contract/countries'
import { countrySiteUrl } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import type { RegionName } from '@aurivane/contract/region-names'
import { licensedOwnerName, regions, type CountryRow } from '@aurivane/contract/regions'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Flag } from '../../features/flag.tsx'
import { Licence } from '../../features/country-notice.tsx'
import { sortByName } from '../../features/sort-by-name.ts'
import { Chip } from '../../components/chip.tsx'
import { Table, type Column } from '../../components/table.tsx'

type NamedRow = CountryRow & { name: string }

export function RegionTable({ region }: { region: RegionName }) {
  const { t: tCountries } = useTranslation('countries')
  const { t } = useTranslation('translation')
  const locale = useLocale()
  const named = regions[region].map((row) => ({ ...row, name: countryName(row.code, locale) }))
  const columns: Column<NamedRow>[] = [
    { name: t('country'), cell: (row) => row.name, isRowHeading: true },
    { name: t('flag'), cell: (row) => <Flag code={row.code} label={t('flagOf', { country: row.name })} /> },
    { name: tCountries('columns.availability'), cell: (row) => <Availability row={row} /> },
    { name: tCountries('columns.owner'), cell: (row) => <Owner row={row} /> },
  ]
  return (
    <Table
      caption={<strong>{tCountries(`regions.${region}`)}</strong>}
      columns={columns}
      rows={sortByName(named)}
      rowKey={(row) => row.code}
    />
  )
}

function Availability({ row }: { row: NamedRow }) {
  const { t } = useTranslation('countries')
  return row.availability === 'licensed' ? (
    <Chip tone="good">{t('licensed')}</Chip>
  ) : (
    <Chip icon="mail">{t('available')}</Chip>
  )
}

function Owner({ row }: { row: NamedRow }) {
  const { t } = useTranslation('countries')
  if (row.availability === 'available')
    return <LocalizedLink to={paths.contact}>{t('contactAdmin')}</LocalizedLink>
  return (
    <>
      <a href={countrySiteUrl(row.code)}>{licensedOwnerName(row.name)}</a>
      <div className="licence small quiet">
        <Licence code={row.code} />
      </div>
    </>
  )
}
