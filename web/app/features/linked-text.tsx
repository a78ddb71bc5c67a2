import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { splitLinkedText } from './split-linked-text.ts'
import { fillSupport } from './support-email.ts'

/** The target of a mark such as `<contact>…</contact>` inside a sentence. */
const destinations: Readonly<Record<string, string>> = {
  bisSurvey: 'https://www.bis.org/statistics/rpfx25_fx.htm',
  clubs: paths.clubs,
  contact: paths.contact,
  countries: paths.countries,
  login: paths.login,
  mail: 'mailto:{{support}}',
  privacy: paths.privacy,
  profile: `${paths.profile}?select=account`,
  profileClubs: `${paths.profile}?select=clubs`,
  profileSecurity: `${paths.profile}?select=security`,
  recovery: paths.recovery,
  register: paths.register,
  terms: paths.terms,
}

/** `<en>…</en>` marks an English name inside another language, so that screen readers pronounce it correctly. */
const ENGLISH = 'en'

/** A whole sentence with links in it, so that translations do not concatenate parts. */
export function LinkedText({ text }: { text: string }) {
  return splitLinkedText(fillSupport(text)).map((piece, place) => {
    if (piece.mark === null) return piece.text
    // The pieces of a sentence never change their order.
    const key = `${place}-${piece.mark}`
    if (piece.mark === ENGLISH)
      return (
        <span key={key} lang="en">
          {piece.text}
        </span>
      )
    // `<term-pip>` leads to the entry of the glossary with that id.
    const to = destinations[piece.mark] ?? piece.mark.replace('term-', `${paths.glossary}#`)
    if (!to.startsWith('/'))
      return (
        <a key={key} href={fillSupport(to)}>
          {piece.text}
        </a>
      )
    return (
      <LocalizedLink key={key} to={to}>
        {piece.text}
      </LocalizedLink>
    )
  })
}
