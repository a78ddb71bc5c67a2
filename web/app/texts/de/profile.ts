import type { profile as en } from '../en/profile.ts'

export const profile: typeof en = { meta: { title: 'Einstellungen', description: 'Ihr Konto, Ihre Clubs und Ihre Sicherheitseinstellungen.' }, heading: 'Einstellungen' }
