import type { ClubContact } from '@aurivane/contract/club-object'
import { useTranslation } from '../../i18n/use-translation.ts'
import { linksOfUsers } from '../../features/community/links-of-users.ts'

export function Contacts({ contacts }: { contacts: ClubContact[] }) {
  const { t } = useTranslation('club')
  // The server validates the scheme too.
  const safe = contacts.filter(({ contactLink }) => /^(https:\/\/|mailto:)/.test(contactLink))
  return (
    <section className="stack" aria-labelledby="contacts">
      <h2 id="contacts">{t('contacts.heading')}</h2>
      {safe.length === 0 ? (
        <p>{t('contacts.none')}</p>
      ) : (
        <ul className="contacts stack g2">
          {safe.map(({ contactName, contactLink }) => (
            <li key={contactName + contactLink}>
              <a href={contactLink} {...linksOfUsers}>
                {contactName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
