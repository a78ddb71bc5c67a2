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
  leave: {
    heading: 'Lascia il club',
    text: 'Non vedrà più ciò che è riservato ai membri di «{{title}}».',
    closed: 'Il club è chiuso: per tornare dovrà inviare una nuova richiesta.',
  },
  reportReasons: {
    promises_returns: 'Promette rendimenti',
    asks_for_money: 'Chiede denaro o depositi',
    impersonation: 'Si spaccia per qualcun altro',
    spam: 'Spam o pubblicità',
    insults: 'Insulti o odio',
    illegal: 'Contenuti illegali',
    other: 'Altro',
  },
  readFailed: 'Non è stato possibile caricare i dati. La preghiamo di riprovare.',
}
