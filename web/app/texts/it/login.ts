import type { login as en } from '../en/login.ts'

export const login: typeof en = { meta: { title: 'Accedi', description: 'Acceda al Suo account Aurivane.' }, heading: 'Accesso' }
