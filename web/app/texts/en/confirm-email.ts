export const confirmEmail = {
  meta: { title: 'Confirm email', description: 'Confirm the email address of your account.' },
  heading: 'Email confirmation',
  checking: 'Confirming your email address',
  failed: 'An Error Occured',
  linkMissing: 'Please open the link in your email again: this page no longer has it.',
  resend: 'Send a new confirmation email',
  logInFirst:
    'To get a new link, <login>log in</login> first, then ask for it in your <profile>settings</profile>.',
}
