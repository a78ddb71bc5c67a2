import { calls } from '@aurivane/contract/calls'
import type { ListedClub } from '@aurivane/contract/club-object'
import type { CountryName } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { callApi, type CallAnswer } from '../api/call-api.ts'
import type { Read } from '../api/kept-reads.ts'

type Page = CallAnswer<typeof calls.listClubs>

function askFor(country: CountryName, locale: Locale, after?: number) {
  return callApi(calls.listClubs, { locale, query: { country, limit: CLUB_PAGE_ROWS, after } })
}

/** One country, page by page. */
export const clubsOfCountry: Read<{ country: CountryName; locale: Locale }, Page> = {
  name: 'clubsOfCountry',
  tag: 'clubs',
  ask: ({ country, locale }, last) => askFor(country, locale, last?.next ?? undefined),
}

/** The first page of several countries, with what arrived. It fails only when nothing did. */
export const clubsOfCountries: Read<{ countries: CountryName[]; locale: Locale }, ListedClub[]> = {
  name: 'clubsOfCountries',
  tag: 'clubs',
  async ask({ countries, locale }) {
    const answers = await Promise.all(countries.map((country) => askFor(country, locale)))
    const arrived = answers.filter((answer) => answer.is === 'answered')
    const failed = answers.find((answer) => answer.is !== 'answered')
    if (arrived.length === 0 && failed) return failed
    return {
      is: 'answered',
      status: 200,
      data: arrived.flatMap(({ data }) => data.result).filter(isListed),
    }
  },
}

/** The server does not list declined clubs; the page would not show one either. */
export function isListed(club: ListedClub): boolean {
  return club.state !== 'declined'
}
