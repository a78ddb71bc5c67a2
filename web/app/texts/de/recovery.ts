import type { recovery as en } from '../en/recovery.ts'

export const recovery: typeof en = { meta: { title: 'Passwort vergessen', description: 'Stellen Sie den Zugang zu Ihrem Konto wieder her.' }, heading: 'Passwort vergessen', newPassword: { meta: { title: 'Neues Passwort', description: 'Wählen Sie ein neues Passwort.' }, heading: 'Neues Passwort anlegen' } }
