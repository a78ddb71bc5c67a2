import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  meta: { title: 'Posta in arrivo', description: 'Che cosa è successo nei Suoi club e nel Suo account.' },
  heading: 'Posta in arrivo',
  markAll: 'Segna tutti come letti',
  list: 'Avvisi',
  fresh: 'Nuovo',
  mark: 'Segna come letto',
  markOne: 'Segna come letto: {{text}}',
  deleteOne: 'Elimina: {{text}}',
  message: 'Messaggio: {{message}}',
  older: 'Mostra avvisi meno recenti',
  empty: 'Non ha avvisi.',
  emptyHint: 'Qui trova per 180 giorni ciò che succede nei Suoi club e nel Suo account.',
  failed: 'Non è stato possibile caricare i Suoi avvisi.',
  mail: {
    heading: 'Preferenze per le email',
    intro: 'Ogni avviso si trova nella Sua posta in arrivo. Scelga quali ricevere anche per email.',
    groups: {
      memberships: 'Le mie iscrizioni ai club',
      events: 'Annunci e incontri',
      managed: 'Club di cui sono titolare o responsabile',
      reports: 'Segnalazioni',
    },
    always: 'Le email di sicurezza vengono sempre inviate.',
    failed: 'Non è stato possibile caricare le Sue preferenze per le email.',
  },
}
