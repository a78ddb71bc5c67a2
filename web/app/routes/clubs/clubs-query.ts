import {
  countries,
  DEFAULT_COUNTRY,
  findCountry,
  type Country,
  type CountryName,
} from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'

type ClubsSelection = { country: Country; after?: number }

/** `?country=` or, as older links have it, `?select=`; unknown names mean the default country. `after` is the last id seen. */
export function parseClubsQuery(query: URLSearchParams): ClubsSelection {
  const name = query.get('country') ?? query.get('select') ?? DEFAULT_COUNTRY
  const country = findCountry(name) ?? findCountry(DEFAULT_COUNTRY) ?? countries[0]
  const after = /^[1-9]\d{0,8}$/.test(query.get('after') ?? '') ? Number(query.get('after')) : undefined
  return { country, ...(after !== undefined && { after }) }
}

/** The same selection as the sidebar's links write it. */
export function canonicalClubsQuery(query: URLSearchParams): string {
  const { country, after } = parseClubsQuery(query)
  return writeClubsQuery(country.name, after)
}

export function clubsPath(country: CountryName, after?: number): string {
  return paths.clubs + writeClubsQuery(country, after)
}

export function writeClubsQuery(country: CountryName, after?: number): string {
  const query = new URLSearchParams()
  if (country !== DEFAULT_COUNTRY || after !== undefined) query.set('country', country)
  if (after !== undefined) query.set('after', String(after))
  return query.size > 0 ? `?${query.toString()}` : ''
}
