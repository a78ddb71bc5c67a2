import type { partners as en } from '../en/partners.ts'

export const partners: typeof en = {
  meta: {
    title: 'Partner',
    description:
      'Der Partnerbereich von Aurivane entsteht gerade. Künftige Landespartner und andere Partner können uns schon jetzt schreiben.',
  },
  heading: 'Partnerbereich',
  lede: 'Dieser Bereich entsteht gerade. Er wird das Portal für Landespartner und für Unternehmen enthalten, die mit uns zusammenarbeiten.',
  text: 'Möchten Sie in Ihrem Land für Aurivane zuständig sein oder auf andere Weise mit uns zusammenarbeiten? Schreiben Sie uns, wer Sie sind, welche Zulassung Sie haben und was Sie vorhaben.',
  countries: 'Zu den Ländern',
}
