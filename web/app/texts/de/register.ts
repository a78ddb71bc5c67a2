import type { register as en } from '../en/register.ts'

export const register: typeof en = { meta: { title: 'Registrieren', description: 'Legen Sie Ihr Aurivane-Konto an.' }, heading: 'Registrierung' }
