import { DEFAULT_COUNTRY } from '@aurivane/contract/countries'
import { DEFAULT_LOCALE, parseLocale } from '@aurivane/contract/locales'
import { keepAnswer } from '../../api/kept-reads.ts'
import { clubsOfCountry } from '../../product/club-reads.ts'

/** Once: whoever comes back later gets a list that is new. */
let early = globalThis.earlyClubs

// When the page's code has come, and before it is drawn: the list is the app's from here on, and its first render is what
// stands there.
if (early) early.isTaken = true
if (early?.drawn) {
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  keepAnswer(clubsOfCountry, { country: DEFAULT_COUNTRY, locale }, early.drawn)
  early = undefined
}

/** One country, page by page. What the boot script has asked for already is not asked for again, unless it went wrong. */
export const listedClubs: typeof clubsOfCountry = {
  ...clubsOfCountry,
  async ask(question, last) {
    const made = question.country === DEFAULT_COUNTRY && !last ? early?.made : undefined
    early = undefined
    const asked = await made?.catch(() => null)
    return asked ? { is: 'answered', status: 200, data: asked.answer } : clubsOfCountry.ask(question, last)
  },
}
