import type { listClubs } from '@aurivane/contract/clubs'
import type { ListedClub } from '@aurivane/contract/club-object'
import type { AnswerOf } from '@aurivane/contract/endpoint'
import type { CountryName } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { callApi } from '../api/call-api.ts'
import type { Read } from '../api/kept-reads.ts'

type Page = AnswerOf<typeof listClubs>

// Written out rather than imported: the definition brings every schema with it, and these pages need none.
const call = { method: 'GET', path: '/user/club/all', access: 'anyone' } as const

function askFor(country: CountryName, locale: Locale, after?: number) {
  return callApi<typeof listClubs>(call, { locale, query: { country, limit: CLUB_PAGE_ROWS, after } })
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
