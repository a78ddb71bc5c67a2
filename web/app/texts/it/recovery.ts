import type { recovery as en } from '../en/recovery.ts'

export const recovery: typeof en = { meta: { title: 'Password dimenticata', description: 'Recuperi l’accesso al Suo account.' }, heading: 'Password dimenticata', newPassword: { meta: { title: 'Nuova password', description: 'Scelga una nuova password.' }, heading: 'Crei una nuova password' } }
