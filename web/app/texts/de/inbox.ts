import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  meta: { title: 'Posteingang', description: 'Was in Ihren Clubs und mit Ihrem Konto geschehen ist.' },
  heading: 'Posteingang',
  markAll: 'Alle als gelesen markieren',
  list: 'Mitteilungen',
  fresh: 'Neu',
  mark: 'Als gelesen markieren',
  markOne: 'Als gelesen markieren: {{text}}',
  deleteOne: 'Löschen: {{text}}',
  message: 'Nachricht: {{message}}',
  older: 'Ältere Mitteilungen anzeigen',
  empty: 'Sie haben keine Mitteilungen.',
  emptyHint: 'Hier steht 180 Tage lang, was in Ihren Clubs und mit Ihrem Konto geschieht.',
  failed: 'Ihre Mitteilungen konnten nicht geladen werden.',
  mail: {
    heading: 'E-Mail-Einstellungen',
    intro: 'Jede Mitteilung steht in Ihrem Posteingang. Wählen Sie, welche Sie auch per E-Mail erhalten.',
    groups: {
      memberships: 'Meine Mitgliedschaften',
      events: 'Ankündigungen und Treffen',
      managed: 'Clubs, deren Inhaber oder Clubmanager ich bin',
      reports: 'Meldungen',
    },
    always: 'Sicherheits-E-Mails werden immer gesendet.',
    failed: 'Ihre E-Mail-Einstellungen konnten nicht geladen werden.',
  },
}
