export const emailChange = {
  change: {
    meta: { title: 'Change of email', description: 'Confirm the new email address of your account.' },
    heading: 'Change of email',
    text: 'Your account will then use this address. Links that we sent to the old one will no longer work.',
    submit: 'Use this email address',
  },
  undo: {
    meta: { title: 'Keep your old email', description: 'Restore the old email address of your account.' },
    heading: 'Keep your old email',
    text: 'Your account gets its old address back. All devices will be logged out, and you will need a new password.',
    submit: 'Restore my old address',
  },
  linkMissing: 'Please open the link in your email again: this page no longer has it.',
  returnToLogin: 'Return to login',
}
