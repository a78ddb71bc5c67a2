import type { ClubContact } from '@aurivane/contract/club-object'
import type { ReactNode } from 'react'
import { linksOfUsers } from './links-of-users.ts'

type Props = { contacts: ClubContact[]; className: string; none: ReactNode }

/** The contacts of a club as a list of links, or `none`. */
export function ContactLinks({ contacts, className, none }: Props) {
  // The server validates the scheme too; this protects the page from any other source of contacts.
  const safe = contacts.filter(({ contactLink }) => /^(https:\/\/|mailto:)/.test(contactLink))
  if (safe.length === 0) return none
  return (
    <ul className={className}>
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
