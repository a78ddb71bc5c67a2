import type { profileAdmin as en } from '../en/profile-admin.ts'

export const profileAdmin: typeof en = { meta: { title: 'Administration', description: 'Verwaltung von Benutzern und Clubs.' }, heading: 'Administration' }
