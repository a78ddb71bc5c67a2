import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint, type FieldSentences } from './endpoint.ts'
import { boundedText, country, email, exactText, line, generatedText } from './inputs.ts'
import { NAME_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from './limits.ts'
import { key, type MessageKey } from './messages/messages.ts'
import { userObject } from './user-object.ts'

const TOKEN_MAX_CHARS = 200
/** The honeypot: hidden from people, filled by bots. The use case refuses it, so that the answer can be 'Detected'. */
export const honeypot = boundedText(1000, { error: key('form.wrongType') }).optional()

/** A code of the second factor; without one it may be missing or empty. */
export const optionalCode = boundedText(64, { error: key('form.wrongType'), trim: true }).nullish()

/** The rules for a password that is being chosen; the list of common ones is the server's. */
function chosenPassword(required: MessageKey) {
  return exactText(PASSWORD_MAX_CHARS, required).min(PASSWORD_MIN_CHARS, key('account.passwordTooShort'))
}
export const newPassword = chosenPassword(key('form.fillRequired'))

/** An existing password: its rules were checked when it was chosen. */
export const typedPassword = exactText(1000, key('account.passwordRequired'))

export const mailToken = generatedText(TOKEN_MAX_CHARS, key('account.linkExpired'))

export const signup = endpoint({
  name: 'signup',
  method: 'POST',
  path: '/auth/signup',
  access: 'anyone',
  summary: 'Register a new member and send the confirmation mail',
  body: z.object({
    // One text for all five fields (docs/product.md, section 4); the names' own texts are for editing.
    firstName: line(NAME_MAX_CHARS, key('form.fillRequired')),
    lastName: line(NAME_MAX_CHARS, key('form.fillRequired')),
    email,
    password: newPassword,
    country: country(key('form.fillRequired')),
    csrf: honeypot,
  }),
  answer: textAnswer,
  invalid: key('form.fillRequired'),
  refuses: ['detected', 'united_states_excluded', 'email_taken', 'busy'],
  limit: 'signup',
  excludesUnitedStates: true,
  example: {
    body: {
      firstName: 'Ada',
      lastName: 'Rossi',
      email: 'ada@example.com',
      password: 'a long and quiet sentence',
      country: 'Italy',
      csrf: '',
    },
    answer: { result: 'Your account has been created. We have sent you an email to confirm your address.' },
  },
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/auth/signup/confirmemail',
  access: 'anyone',
  summary: 'Confirm an email address with the token of the mail; confirming twice succeeds',
  query: z.object({ token: mailToken }),
  answer: textAnswer,
  refuses: ['mail_token_dead'],
  example: {
    answer: { result: 'Your email address is confirmed, redirecting you back to home in 1 second.' },
  },
})

export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/auth/signup/resend',
  access: 'member',
  summary: 'Send the confirmation mail again; the newer link voids the older',
  answer: textAnswer,
  refuses: ['too_many_mails'],
  example: { answer: { result: 'We have sent you a new confirmation email' } },
})

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  summary: 'Log in; with two-factor on and no code, answers twoFactorAuth and no userObject',
  body: z.object({
    email: line(1000, key('form.fillRequired')),
    password: exactText(1000, key('form.fillRequired')),
    code: optionalCode,
  }),
  answer: z.object({ result: z.string(), twoFactorAuth: z.boolean(), userObject: userObject.optional() }),
  invalid: key('form.fillRequired'),
  refuses: [
    'credentials_wrong',
    'code_wrong',
    'account_suspended',
    'deletion_pending',
    'too_many_failures',
    'too_many_codes',
    'busy',
  ],
  limit: 'login',
  example: {
    body: { email: 'ada@example.com', password: 'a long and quiet sentence', code: '123456' },
    answer: { result: 'Enter the verification code from your authenticator app', twoFactorAuth: true },
  },
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'member',
  summary: 'End this session',
  answer: textAnswer,
  example: { answer: { result: 'You are logged out' } },
})

export const protectedUser = endpoint({
  name: 'protectedUser',
  method: 'GET',
  path: '/protected',
  access: 'member',
  summary: 'The user of this session',
  answer: z.object({ result: z.string(), userObject }),
  status: 203,
})

export const requestRecovery = endpoint({
  name: 'requestRecovery',
  method: 'POST',
  path: '/auth/account-recovery/email',
  access: 'anyone',
  summary: 'Send a recovery mail; the answer is the same whether or not the account exists',
  query: z.object({ email }),
  answer: textAnswer,
  example: {
    answer: {
      result: 'If an account with this email exists, we have sent it a link to create a new password.',
    },
  },
})

export const verifyRecovery = endpoint({
  name: 'verifyRecovery',
  method: 'POST',
  path: '/auth/account-recovery/verifyCode',
  access: 'anyone',
  summary: 'Check a recovery token without using it up',
  query: z.object({ token: mailToken }),
  answer: textAnswer,
  refuses: ['mail_token_dead'],
  example: { answer: { result: 'Choose your new password' } },
})

/** Both are required and must be equal, otherwise the same text (docs/product.md, section 4). */
export const twicePassword = {
  newPassword: chosenPassword(key('account.passwordsDiffer')),
  confirmPassword: exactText(1000, key('account.passwordsDiffer')),
}

export function isSameTwice(body: { newPassword: string; confirmPassword: string }) {
  return body.newPassword === body.confirmPassword
}

export const notSameTwice = { message: key('account.passwordsDiffer'), path: ['confirmPassword'] }

/** That the two differ is reported before anything else about them (docs/product.md, section 4). */
export function putDifferenceFirst(fields: FieldSentences): FieldSentences {
  const { confirmPassword } = fields
  return confirmPassword ? { confirmPassword, ...fields } : fields
}

export const restorePassword = endpoint({
  name: 'restorePassword',
  method: 'POST',
  path: '/auth/account-recovery/restore',
  access: 'anyone',
  summary:
    'Set a new password with a recovery token; ends all sessions of the user. Where the address was never confirmed, it also confirms it and removes second factors',
  body: z.object({ token: mailToken, ...twicePassword }).refine(isSameTwice, notSameTwice),
  answer: textAnswer,
  explain: putDifferenceFirst,
  refuses: ['mail_token_dead', 'busy'],
  example: {
    body: {
      token: 'token-from-the-mail',
      newPassword: 'another quiet sentence',
      confirmPassword: 'another quiet sentence',
    },
    answer: {
      result:
        'You have successfully reset your password for your account, redirecting you back to home in 2 seconds.',
    },
  },
})
