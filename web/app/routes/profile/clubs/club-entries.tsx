import type { ShortClub } from '@aurivane/contract/club-object'
import type { OwnMemberships } from '@aurivane/contract/memberships'
import { clubPath } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Kind = keyof OwnMemberships

/** What the buttons of an entry tell the page. */
export type EntryHandlers = {
  onPress: (entryId: string) => void
  /** The lists may be out of date, after success and after a refusal. */
  onAnswered: () => void
}

type Entry = {
  id: number
  club: ShortClub
  facts: readonly string[]
  actions: (entryId: string) => ReactNode
}

type Props = {
  kind: Kind
  entries: readonly Entry[]
  /** Shown for an empty list; without it an empty list is left out with its heading. */
  empty?: string
}

const entryIdOf = (kind: Kind, id: number) => `${kind}-${id}`

/** The elements that take the focus, in the order of the page. */
export function entryIdsOf({ offers, invitations, memberships, requests }: OwnMemberships): string[] {
  return [
    ...memberships.map(({ club }) => entryIdOf('memberships', club.id)),
    ...requests.map(({ club }) => entryIdOf('requests', club.id)),
    ...offers.map(({ club }) => entryIdOf('offers', club.id)),
    ...invitations.map(({ id }) => entryIdOf('invitations', id)),
  ]
}

/** A list of clubs, each with a link, some facts and its buttons. */
export function ClubEntries({ kind, entries, empty }: Props) {
  const { t } = useTranslation('profileClubs')
  const headingId = `${kind}-heading`
  if (entries.length === 0 && empty === undefined) return null
  return (
    <section className="stack g3" aria-labelledby={headingId}>
      <h3 id={headingId}>{t(`community.${kind}`)}</h3>
      {entries.length === 0 ? <p className="quiet">{empty}</p> : null}
      {entries.length > 0 ? (
        <ul className="club-entries" aria-labelledby={headingId}>
          {entries.map(({ id, club, facts, actions }) => (
            <li key={id}>
              <div className="stack g1">
                <LocalizedLink to={clubPath(club.id)} id={entryIdOf(kind, id)}>
                  {club.title}
                </LocalizedLink>
                <p className="row facts small quiet">
                  {facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              </div>
              <div className="row actions">{actions(entryIdOf(kind, id))}</div>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
