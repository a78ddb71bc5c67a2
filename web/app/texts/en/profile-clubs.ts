export const profileClubs = { meta: { title: 'Clubs', description: 'Manage your clubs.' }, heading: 'Clubs' }
