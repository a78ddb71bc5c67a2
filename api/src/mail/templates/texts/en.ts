/** The words of our mails. `{{name}}` is the reader, `{{brand}}` the product, `{{support}}` the support address. */
export const en = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  ignore: 'If this was not you, you do not need to do anything.',
  worried: 'If this was not you, recover your password at once and write to {{support}}.',
  undo: 'If this was not you, restore your old address with this link at once and write to {{support}}.',
  restore:
    'If this was not you, log in to restore your account, recover your password and write to {{support}}.',
  ask: 'If this was not you, or if you did not agree to it, write to {{support}}.',
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
  security: {
    newDevice: {
      subject: 'New login to your account',
      text: 'Someone logged in to your account with a device that you have not used recently.\nDevice: {{device}}\nNetwork: {{network}}\nTime: {{time}}',
    },
    passwordChangedByOwner: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and all other devices were logged out.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used to log in',
      text: 'One of your recovery codes was used. It works only once. Codes left: {{left}}',
    },
    recoveryCodesMade: {
      subject: 'New recovery codes were made',
      text: 'New recovery codes were made for your account. The old ones no longer work.',
    },
    emailChangeLink: {
      subject: 'Confirm your new email address',
      text: 'Someone, probably you, wants to use this address for an account with {{brand}}. Please confirm that it is yours. The link works for 48 hours.',
      button: 'Use this email address',
    },
    emailChangeAsked: {
      subject: 'Your email address is about to change',
      text: 'Someone, probably you, asked to change the email address of your account to {{newEmail}}. The new address has to be confirmed first.',
      button: 'Keep my old address',
    },
    emailChangeKnown: {
      subject: 'Somebody wanted to use your email address',
      text: 'A member wanted to change their email address to yours. You have an account with this address, so nothing was changed.',
    },
    emailChanged: {
      subject: 'Your email address was changed',
      text: 'Your account now uses this email address. Links in earlier emails no longer work.',
    },
    emailChangedFrom: {
      subject: 'Your email address was changed',
      text: 'Your account now uses the address {{newEmail}}. For 72 hours you can return to your old address.',
      button: 'Restore my old address',
    },
    emailRestored: {
      subject: 'Your old email address was restored',
      text: 'Your account uses this email address again. You were logged out on all devices, and your password no longer works. Create a new one with this link. It works once, within 30 minutes.',
      button: 'Create a new password',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      text: 'The passkey “{{passkey}}” was added to your account. It logs you in without a password or a code.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      text: 'The passkey “{{passkey}}” was removed from your account. It can no longer be used to log in.',
    },
    passkeyCopied: {
      subject: 'A passkey was refused',
      text: 'The passkey “{{passkey}}” was refused. It may have been copied. Please remove it under Security in your settings.',
    },
    dataExported: {
      subject: 'Your data was downloaded',
      text: 'The data of your account was downloaded.\nDevice: {{device}}\nTime: {{time}}',
    },
    deletionRequested: {
      subject: 'Your account will be deleted',
      text: 'Your account will be deleted on {{date}}. Until then you can log in and restore it.{{clubs}}',
    },
    deletionWithdrawn: {
      subject: 'Your account was restored',
      text: 'The deletion of your account was withdrawn. You can use it as before.{{clubs}}',
    },
    accountErased: {
      subject: 'Your account was deleted',
      text: 'Your account and your data were deleted. The address is free again: you can register with it at any time.',
    },
    secondFactorReset: {
      subject: 'Your second factor was reset',
      text: 'An administrator reset the second factor of your account and logged you out on all devices.\nReason: {{reason}}\nRemoved: {{removed}}',
    },
    sessionsEnded: {
      subject: 'You were logged out on all devices',
      text: 'An administrator logged you out on all devices. You can log in again.',
    },
  },
  notice: {
    button: 'Open',
    reason: 'Reason: {{reason}}',
    choose: 'You can choose which mails you get:',
  },
  contact: { subject: 'Contact form: {{subject}}', from: 'Message from {{replyTo}}' },
}
export type MailTexts = typeof en
