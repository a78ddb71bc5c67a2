/** The words of our mails. `{{name}}` is the reader, `{{brand}}` the product, `{{support}}` the support address. */
export const en = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  ignore: 'If this was not you, you do not need to do anything.',
  worried: 'If this was not you, recover your password at once and write to {{support}}.',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You are receiving this email because you have an account with {{brand}}. Questions: {{support}}',
  confirmEmail: {
    subject: 'Confirm your email address',
    text: 'Please confirm that this address is yours. The link works for 48 hours.',
    button: 'Confirm email address',
  },
  recovery: {
    subject: 'Create a new password',
    text: 'Someone, probably you, asked for a new password for your account. The link works once, within 30 minutes.',
    button: 'Create a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and you were logged out on all devices.',
  },
  passwordChangedAndConfirmed: {
    subject: 'Your password was changed',
    text: 'The password of your account was changed. This also confirmed your email address. All devices were logged out. If two-factor authentication was set up, it was removed. You can turn it on again in your profile.',
  },
  twoFactorOn: {
    subject: 'Two-factor authentication is on',
    text: 'Two-factor authentication was turned on for your account. From now on we ask for a code at every login. Other devices were logged out.',
  },
  twoFactorOff: {
    subject: 'Two-factor authentication is off',
    text: 'Two-factor authentication was turned off for your account. You now need only your password to log in.',
  },
  accountSuspended: {
    subject: 'Your account was suspended',
    text: 'Our team suspended your account. You cannot log in until the suspension is lifted. Write to {{support}} if you have questions.',
  },
  signupKnownEmail: {
    subject: 'You already have an account',
    text: 'Someone, perhaps you, tried to register with this address. You already have an account, so nothing was changed. You can log in, or recover your password if you have forgotten it.',
  },
  notice: {
    button: 'Open',
    reason: 'Reason: {{reason}}',
    choose: 'You can choose which mails you get:',
  },
  contact: { subject: 'Contact form: {{subject}}', from: 'Message from {{replyTo}}' },
}
export type MailTexts = typeof en
