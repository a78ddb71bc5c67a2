import type { login as en } from '../en/login.ts'

export const login: typeof en = { meta: { title: 'Anmelden', description: 'Melden Sie sich bei Ihrem Aurivane-Konto an.' }, heading: 'Anmeldung' }
