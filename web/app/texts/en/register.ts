export const register = { meta: { title: 'Register', description: 'Create your Aurivane account.' }, heading: 'Register' }
