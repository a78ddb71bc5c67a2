export const profileAdmin = { meta: { title: 'Administration', description: 'Manage users and clubs.' }, heading: 'Administration' }
