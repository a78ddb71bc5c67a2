import type { ClubContact } from '@aurivane/contract/club-object'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContactLinks } from '../../features/community/contact-links.tsx'

export function Contacts({ contacts }: { contacts: ClubContact[] }) {
  const { t } = useTranslation('club')
  return (
    <section className="stack" aria-labelledby="contacts">
      <h2 id="contacts">{t('contacts.heading')}</h2>
      <ContactLinks contacts={contacts} className="contacts stack g2" none={<p>{t('contacts.none')}</p>} />
    </section>
  )
}
