import type { confirmEmail as en } from '../en/confirm-email.ts'

export const confirmEmail: typeof en = { meta: { title: 'E-Mail bestätigen', description: 'Bestätigen Sie die E-Mail-Adresse Ihres Kontos.' }, heading: 'Bestätigung der E-Mail-Adresse' }
