import type { register as en } from '../en/register.ts'

export const register: typeof en = { meta: { title: 'Registrazione', description: 'Crei il Suo account Aurivane.' }, heading: 'Registrazione' }
