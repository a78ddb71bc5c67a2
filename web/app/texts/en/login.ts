export const login = { meta: { title: 'Log in', description: 'Log in to your Aurivane account.' }, heading: 'Login' }
