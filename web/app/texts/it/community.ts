import type { community as en } from '../en/community.ts'

export const community: typeof en = {
  deletedUser: 'Utente eliminato',
  reason: 'Motivo: {{reason}}',
  reasonField: 'Motivo',
  reasonOptional: 'Motivo (facoltativo)',
  roles: { owner: 'Titolare', manager: 'Responsabile', member: 'Membro' },
  members: {
    heading: 'Membri',
    columns: { name: 'Nome', role: 'Ruolo', since: 'Dal' },
    more: 'Mostra altri membri',
  },
  readFailed: 'Non è stato possibile caricare i dati. La preghiamo di riprovare.',
}
