import type { profileAdmin as en } from '../en/profile-admin.ts'

export const profileAdmin: typeof en = { meta: { title: 'Amministrazione', description: 'Gestione di utenti e club.' }, heading: 'Amministrazione' }
