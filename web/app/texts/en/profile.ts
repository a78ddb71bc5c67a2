export const profile = { meta: { title: 'Settings', description: 'Your account, your clubs and your security settings.' }, heading: 'Settings' }
