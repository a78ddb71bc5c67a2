import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { clubStates, listedClub } from './club-object.ts'
import { hasNoUser, isContactLink, lowerScheme } from './contact-link.ts'
import { countryNames } from './countries.ts'
import { endpoint, type FieldSentences } from './endpoint.ts'
import {
  booleanOrWord,
  country,
  hasVisibleChars,
  idNumber,
  line,
  pageOf,
  paragraph,
  storedText,
  undecidedText,
} from './inputs.ts'
import {
  CLUB_CONTACT_LINK_MAX_CHARS,
  CLUB_CONTACT_NAME_MAX_CHARS,
  CLUB_CONTACTS_MAX,
  CLUB_DESCRIPTION_MAX_CHARS,
  CLUB_EDIT_MIN_CHARS,
  CLUB_LIST_MAX_ROWS,
  CLUB_REASON_MAX_CHARS,
  CLUB_TITLE_MAX_CHARS,
} from './limits.ts'
import { key, sentence } from './messages/messages.ts'

const contact = z.object(
  {
    contactName: line(CLUB_CONTACT_NAME_MAX_CHARS, key('club.contactNameRequired')),
    contactLink: line(CLUB_CONTACT_LINK_MAX_CHARS, key('club.contactLinkInvalid'))
      .overwrite(lowerScheme)
      .refine(hasNoUser, key('club.contactLinkHasUser'))
      .refine(isContactLink, key('club.contactLinkInvalid')),
  },
  key('form.wrongType'),
)
const contacts = z.array(contact, key('form.wrongType')).max(CLUB_CONTACTS_MAX, key('club.tooManyContacts'))

export const newClub = z.object({
  title: line(CLUB_TITLE_MAX_CHARS, key('club.clubTitleRequired')),
  description: paragraph(CLUB_DESCRIPTION_MAX_CHARS, key('club.descriptionRequired')),
  country: country(key('club.aCountryRequired')),
  privacy: booleanOrWord,
  contacts: contacts.default([]),
})
export type NewClub = z.infer<typeof newClub>

const isLongEnough = hasVisibleChars(CLUB_EDIT_MIN_CHARS)
export const editedTitle = line(CLUB_TITLE_MAX_CHARS, key('club.clubTitleRequired'))
  .min(CLUB_EDIT_MIN_CHARS, key('club.titleTooShort'))
  .refine(isLongEnough, key('club.titleTooShort'))
export const editedDescription = paragraph(CLUB_DESCRIPTION_MAX_CHARS, key('club.clubDescriptionRequired'))
  .min(CLUB_EDIT_MIN_CHARS, key('club.descriptionTooShort'))
  .refine(isLongEnough, key('club.descriptionTooShort'))

/** With all three empty there is another text than with one of them (docs/product.md, section 4). */
function explainNewClub(fields: FieldSentences): FieldSentences {
  const isEmpty =
    fields['title']?.key === 'club.clubTitleRequired' &&
    fields['description']?.key === 'club.descriptionRequired' &&
    fields['country']?.key === 'club.aCountryRequired'
  return isEmpty
    ? { ...fields, title: sentence('club.titleRequired'), country: sentence('club.countryRequired') }
    : fields
}

export const createClub = endpoint({
  name: 'createClub',
  method: 'POST',
  path: '/user/club',
  access: 'member',
  summary:
    'Create a club, pending until an administrator has reviewed it; one of a title and country per owner',
  body: newClub,
  answer: z.object({ result: z.string(), clubID: z.number().int() }),
  explain: explainNewClub,
  refuses: ['email_not_confirmed', 'club_limit_reached', 'club_exists', 'united_states_excluded'],
  excludesUnitedStates: true,
  example: {
    body: {
      title: 'Gold before breakfast',
      description: 'We read the night session together.',
      country: 'Italy',
      privacy: false,
      contacts: [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }],
    },
    answer: { result: 'Successfully created club: "Gold before breakfast" for Italy', clubID: 12 },
  },
})

export const deleteClub = endpoint({
  name: 'deleteClub',
  method: 'DELETE',
  path: '/user/club',
  access: 'member',
  summary: 'Delete an own club for good',
  body: z.object({ clubID: idNumber }),
  answer: textAnswer,
  refuses: ['email_not_confirmed', 'club_unknown', 'club_not_yours'],
  example: { body: { clubID: 12 }, answer: { result: 'Successfully deleted club ID: 12' } },
})

const seenContact = z.strictObject(
  { contactName: storedText, contactLink: storedText },
  key('form.wrongType'),
)

/** The values that the caller saw (optimistic locking). Unknown names are refused, since they would not be checked. */
const seenClub = z.strictObject(
  {
    title: storedText.optional(),
    description: storedText.optional(),
    privacy: z.boolean(key('form.wrongType')).optional(),
    contacts: z
      .array(seenContact, key('form.wrongType'))
      .max(CLUB_CONTACTS_MAX, key('club.tooManyContacts'))
      .optional(),
    state: z.enum(clubStates, key('club.stateUnknown')).optional(),
    stateReason: storedText.nullable().optional(),
  },
  key('form.wrongType'),
)
export type SeenClub = z.infer<typeof seenClub>

export const updateClub = endpoint({
  name: 'updateClub',
  method: 'PUT',
  path: '/user/club/inputs',
  access: 'member',
  summary: 'Change title, description, privacy and contacts of an own club; not if it is no longer as `seen`',
  body: z.object({
    clubID: idNumber,
    title: editedTitle,
    description: editedDescription,
    privacy: booleanOrWord,
    contacts: contacts.optional(),
    seen: seenClub.optional(),
  }),
  answer: textAnswer,
  refuses: ['email_not_confirmed', 'club_unknown', 'club_not_yours', 'changed_meanwhile', 'club_exists'],
  example: {
    body: {
      clubID: 12,
      title: 'Gold at breakfast',
      description: 'We read the night session together.',
      privacy: true,
    },
    answer: { result: 'Successfully updated club ID: 12' },
  },
})

export const clubValueTypes = ['title', 'description', 'privacy', 'state'] as const
export type ClubValueType = (typeof clubValueTypes)[number]

/** The schema of each kind of value; the use case picks the one that the path names. */
export const newClubValues = {
  title: editedTitle,
  description: editedDescription,
  privacy: booleanOrWord,
  state: z.enum(clubStates, key('club.stateUnknown')),
} as const satisfies Record<ClubValueType, z.ZodType>

/** The reason of a review; required for a declined club. */
export const reviewReason = paragraph(CLUB_REASON_MAX_CHARS, key('club.reasonRequired'))

export const updateClubValue = endpoint({
  name: 'updateClubValue',
  method: 'PUT',
  path: '/user/club/single/:valueType',
  access: 'member',
  summary:
    'Change one value of an own club; `state` by an administrator, with a reason when declined; not if the club is no longer as `seen`',
  params: z.object({ valueType: z.enum(clubValueTypes, key('form.wrongType')) }),
  body: z.object({
    clubID: idNumber,
    value: z.union([undecidedText, z.boolean()], { error: key('form.wrongType') }),
    reason: reviewReason.optional(),
    seen: seenClub.optional(),
  }),
  answer: textAnswer,
  refuses: [
    'email_not_confirmed',
    'club_unknown',
    'club_not_yours',
    'admin_only',
    'changed_meanwhile',
    'club_exists',
  ],
  example: {
    body: { clubID: 12, value: 'declined', reason: 'The description is missing.' },
    answer: { result: 'Club ID 12 is now declined' },
  },
})

export const listClubs = endpoint({
  name: 'listClubs',
  method: 'GET',
  path: '/user/club/all',
  access: 'anyone',
  summary: 'The public list, without declined clubs; one country page by page, or everything',
  query: z.object({
    country: z.enum(countryNames as [string, ...string[]], key('account.countryUnknown')).optional(),
    ...pageOf(CLUB_LIST_MAX_ROWS),
  }),
  answer: z.object({ result: z.array(listedClub), message: z.string(), next: z.number().int().nullable() }),
  cacheControl: 'public, max-age=0, must-revalidate',
})
