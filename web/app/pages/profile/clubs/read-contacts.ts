import type { ClubContact } from '@aurivane/contract/club-object'
import { CLUB_CONTACTS_MAX } from '@aurivane/contract/limits'
import type { FormValues } from '../../../api/read-values.ts'

/** Rows at the end that nobody filled in are no contacts; an empty one in between keeps its place, for its error. */
export function readContacts(values: FormValues): ClubContact[] {
  const contacts = Array.from({ length: CLUB_CONTACTS_MAX }, (_, place) => ({
    contactName: values[`contacts.${place}.contactName`] ?? '',
    contactLink: values[`contacts.${place}.contactLink`] ?? '',
  }))
  const last = contacts.findLastIndex(({ contactName, contactLink }) => `${contactName}${contactLink}`.trim())
  return contacts.slice(0, last + 1)
}
