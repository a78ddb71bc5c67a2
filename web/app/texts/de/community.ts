import type { community as en } from '../en/community.ts'

export const community: typeof en = {
  deletedUser: 'Gelöschter Benutzer',
  reason: 'Grund: {{reason}}',
  reasonField: 'Grund',
  reasonOptional: 'Grund (optional)',
  roles: { owner: 'Inhaber', manager: 'Clubleitung', member: 'Mitglied' },
  members: {
    heading: 'Mitglieder',
    columns: { name: 'Name', role: 'Rolle', since: 'Seit' },
    more: 'Weitere Mitglieder anzeigen',
  },
  readFailed: 'Das konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
}
