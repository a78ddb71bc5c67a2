import type { profile as en } from '../en/profile.ts'

export const profile: typeof en = { meta: { title: 'Impostazioni', description: 'Il Suo account, i Suoi club e le impostazioni di sicurezza.' }, heading: 'Impostazioni' }
