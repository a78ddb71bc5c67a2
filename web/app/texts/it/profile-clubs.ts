import type { profileClubs as en } from '../en/profile-clubs.ts'

export const profileClubs: typeof en = { meta: { title: 'Club', description: 'Gestisca i Suoi club.' }, heading: 'Club' }
