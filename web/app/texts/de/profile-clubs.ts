import type { profileClubs as en } from '../en/profile-clubs.ts'

export const profileClubs: typeof en = { meta: { title: 'Clubs', description: 'Verwalten Sie Ihre Clubs.' }, heading: 'Clubs' }
