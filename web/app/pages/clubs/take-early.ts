import { DEFAULT_COUNTRY, type CountryName } from '@aurivane/contract/countries'
import { DEFAULT_LOCALE, parseLocale, type Locale } from '@aurivane/contract/locales'
import { getQueryClient } from '../../api/query-client.ts'
import { clubsOfCountry, type ClubPage } from '../../product/club-reads.ts'

/** Once: whoever comes back later gets a list that is new. */
let early = globalThis.earlyClubs

// When the page's code has come, and before it is drawn: the list is the app's from here on, and its first render is what
// stands there.
if (early) early.isTaken = true
if (early?.drawn) {
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  const { queryKey } = clubsOfCountry(DEFAULT_COUNTRY, locale)
  getQueryClient().setQueryData(queryKey, { pages: [early.drawn], pageParams: [undefined] })
  early = undefined
}

/** One country, page by page. What the boot script has asked for already is not asked for again, unless it went wrong. */
export function listedClubs(country: CountryName, locale: Locale): ReturnType<typeof clubsOfCountry> {
  const options = clubsOfCountry(country, locale)
  const { queryFn } = options
  if (!early || country !== DEFAULT_COUNTRY || typeof queryFn !== 'function') return options
  const { made } = early
  return {
    ...options,
    async queryFn(context): Promise<ClubPage> {
      const asked = early && context.pageParam === undefined ? await made.catch(() => null) : null
      early = undefined
      return asked ? asked.answer : queryFn(context)
    },
  }
}
