export const confirmEmail = { meta: { title: 'Confirm email', description: 'Confirm the email address of your account.' }, heading: 'Email confirmation' }
