import { z } from './zod.ts'
import { login } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, generatedText, idNumber } from './inputs.ts'
import { EMAIL_MAX_CHARS, MAX_CLUBS_LIMIT } from './limits.ts'
import { key } from './messages/messages.ts'
import { personalData } from './personal-data-document.ts'

/** Calls with which a member takes their data along and leaves. */

export const exportData = endpoint({
  name: 'exportData',
  method: 'POST',
  path: '/user/export',
  access: 'member',
  summary: 'Everything that is stored about the caller, as one document',
  answer: z.object({ result: personalData }),
  refuses: ['too_many_exports'],
  needsProof: true,
})

const chooseForEach = key('deletion.chooseForEachClub')
const clubAction = z
  .object(
    {
      clubID: idNumber,
      action: z.enum(['delete', 'hand_over'], chooseForEach),
      userID: idNumber.optional(),
    },
    chooseForEach,
  )
  .refine(({ action, userID }) => action === 'delete' || userID !== undefined, {
    message: key('deletion.chooseNewOwner'),
    path: ['userID'],
  })

const ownEmail = key('deletion.emailDiffers')

export const requestDeletion = endpoint({
  name: 'requestDeletion',
  method: 'POST',
  path: '/user/deletion',
  access: 'member',
  summary: 'Ask for the deletion of the own account in 14 days; ends all sessions',
  body: z.object({
    email: boundedText(EMAIL_MAX_CHARS, { error: ownEmail, tooLong: ownEmail, trim: true }).min(1, ownEmail),
    clubs: z.array(clubAction, chooseForEach).max(MAX_CLUBS_LIMIT, chooseForEach).default([]),
  }),
  answer: z.object({ result: z.string(), eraseAt: z.iso.datetime() }),
  refuses: [
    'last_admin_deletion',
    'changed_meanwhile',
    'email_not_confirmed',
    'club_not_verified',
    'person_unknown',
    'not_yourself',
  ],
  needsProof: true,
  example: {
    body: {
      email: 'ada@example.com',
      clubs: [
        { clubID: 12, action: 'hand_over', userID: 9 },
        { clubID: 13, action: 'delete' },
      ],
    },
    answer: {
      result: 'Your account will be deleted on 8 December 2026. Until then you can log in and restore it.',
      eraseAt: '2026-12-08T18:30:00.000Z',
    },
  },
})

export const restoreAccount = endpoint({
  name: 'restoreAccount',
  method: 'POST',
  path: '/auth/restore',
  access: 'anyone',
  summary: 'Withdraw the deletion with the token that a login gave, and log in',
  body: z.object({ restoreToken: generatedText(200, key('deletion.restoreExpired')) }),
  answer: login.answer,
  refuses: ['restore_expired', 'account_suspended'],
  example: { body: { restoreToken: 'token-of-the-login' } },
})
