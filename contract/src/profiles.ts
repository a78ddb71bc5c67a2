import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import {
  booleanOrWord,
  firstName,
  idNumber,
  lastName,
  pageOf,
  paragraph,
  paragraphOrNull,
  searchText,
  storedText,
  undecidedText,
  wholeNumber,
} from './inputs.ts'
import {
  CLUB_REASON_MAX_CHARS,
  MAX_CLUBS_LIMIT,
  USER_DESCRIPTION_MAX_CHARS,
  USER_LIST_MAX_ROWS,
} from './limits.ts'
import { key } from './messages/messages.ts'
import { listedUser } from './user-object.ts'

export const userValueTypes = ['name', 'firstName', 'lastName', 'description'] as const
export type UserValueType = (typeof userValueTypes)[number]

const believedText = storedText.nullable()
const believedName = z.object({ firstName: believedText, lastName: believedText }, key('form.wrongType'))
const undecided = undecidedText.nullable()
const anyBelieved = z.union([undecided, z.object({ firstName: undecided, lastName: undecided })], {
  error: key('form.wrongType'),
})
/** Validated later by the schema of its kind; here it only documents the call. */
const anyNew = z
  .unknown()
  .optional()
  .meta({
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { firstName: { type: 'string' }, lastName: { type: 'string' } },
        required: ['firstName', 'lastName'],
      },
    ],
  })

/** The value that the caller saw; an empty one is null or an empty text. */
export const believedUserValues = {
  name: believedName,
  firstName: believedText,
  lastName: believedText,
  description: believedText,
} as const satisfies Record<UserValueType, z.ZodType>

/** The schema of each kind of value; the use case picks the one that the path names. */
export const newUserValues = {
  name: z.object({ firstName, lastName }),
  firstName,
  lastName,
  description: paragraph(USER_DESCRIPTION_MAX_CHARS, key('account.descriptionRequired')),
} as const satisfies Record<UserValueType, z.ZodType>

/** Accepts every kind of value; a form narrows `newValue` to the kind that it edits. */
export const userValueChange = z.object({
  valueType: z.enum(userValueTypes, key('form.wrongType')),
  toChange: z
    .object({ fieldValue: anyBelieved, newValue: anyNew }, key('form.wrongType'))
    .meta({ required: ['fieldValue', 'newValue'] }),
})

export const changeUserValue = endpoint({
  name: 'changeUserValue',
  method: 'PUT',
  path: '/profiles/user/:valueType',
  access: 'member',
  summary: 'Change one value of the own profile, if it still is what the caller believes it to be',
  params: z.object({ valueType: z.enum(userValueTypes, key('form.wrongType')) }),
  body: userValueChange,
  answer: textAnswer,
  refuses: ['nothing_changed', 'changed_meanwhile'],
  example: {
    body: { valueType: 'firstName', toChange: { fieldValue: 'Ada', newValue: 'Adele' } },
    answer: { result: 'Your profile has been updated' },
  },
})

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/profiles/user/all',
  access: 'admin',
  summary: 'All users, by id; search finds beginnings of name and email, or the id',
  query: z.object({
    search: searchText(100).optional(),
    ...pageOf(USER_LIST_MAX_ROWS),
  }),
  answer: z.object({ result: z.array(listedUser), message: z.string(), next: z.number().int().nullable() }),
})

const userId = wholeNumber({ required: key('admin.userIdRequired'), digits: key('admin.userIdDigits') })

export const toggleSuspension = endpoint({
  name: 'toggleSuspension',
  method: 'DELETE',
  path: '/profiles/user/:id',
  access: 'admin',
  summary:
    'Suspend a user, with a reason if wanted, or lift the suspension; `suspended` makes a repeated call harmless',
  params: z.object({ id: userId }),
  body: z.object({
    userIDToSuspend: userId,
    suspended: booleanOrWord.optional(),
    reason: paragraphOrNull(CLUB_REASON_MAX_CHARS).describe('Told to the person'),
  }),
  answer: textAnswer,
  refuses: ['cannot_suspend_self', 'last_admin', 'user_unknown'],
  example: {
    body: { userIDToSuspend: 7, suspended: true },
    answer: { result: 'Successfully suspended user ID: 7' },
  },
})

/** The values that the caller saw (optimistic locking). Unknown names are refused, since they would not be checked. */
const seenUser = z.strictObject(
  {
    firstName: storedText.optional(),
    lastName: storedText.optional(),
    maxClub: z.number(key('form.wrongType')).optional(),
    emailConfirmed: z.boolean(key('form.wrongType')).optional(),
    admin: z.boolean(key('form.wrongType')).optional(),
  },
  key('form.wrongType'),
)

export const editUser = endpoint({
  name: 'editUser',
  method: 'PUT',
  path: '/profiles/user/entireUser',
  access: 'admin',
  summary:
    'Edit a user: names, allowance of clubs, confirmed email, admin role; not if it is no longer as `seen`',
  body: z.object({
    ID: idNumber,
    firstName,
    lastName,
    maxClub: wholeNumber(
      { required: key('admin.maxClubsRequired'), digits: key('admin.maxClubsNumeric') },
      { minimum: 0, maximum: MAX_CLUBS_LIMIT },
    ),
    emailConfirmed: booleanOrWord,
    admin: booleanOrWord,
    seen: seenUser.optional(),
  }),
  answer: textAnswer,
  invalid: key('admin.editFailed'),
  refuses: ['last_admin', 'user_unknown', 'changed_meanwhile'],
  example: {
    body: { ID: 7, firstName: 'Ada', lastName: 'Rossi', maxClub: 3, emailConfirmed: true, admin: false },
    answer: { result: 'Successfully edited user ID: 7' },
  },
})
