import type { community as en } from '../en/community.ts'

export const community: typeof en = {
  deletedUser: 'Gelöschter Benutzer',
  reason: 'Grund: {{reason}}',
  reasonField: 'Grund',
  reasonOptional: 'Grund (optional)',
  roles: { owner: 'Inhaber', manager: 'Clubmanager', member: 'Mitglied' },
  members: {
    heading: 'Mitglieder',
    columns: { name: 'Name', role: 'Rolle', since: 'Seit' },
    more: 'Weitere Mitglieder anzeigen',
  },
  leave: {
    heading: 'Aus dem Club austreten',
    text: 'Sie sehen dann nicht mehr, was nur für Mitglieder von „{{title}}“ bestimmt ist.',
    closed: 'Der Club ist geschlossen: Um zurückzukehren, müssen Sie erneut anfragen.',
  },
  reportReasons: {
    promises_returns: 'Verspricht Renditen',
    asks_for_money: 'Verlangt Geld oder Einzahlungen',
    impersonation: 'Gibt sich als jemand anders aus',
    spam: 'Spam oder Werbung',
    insults: 'Beleidigungen oder Hass',
    illegal: 'Illegale Inhalte',
    other: 'Etwas anderes',
  },
  readFailed: 'Das konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
}
