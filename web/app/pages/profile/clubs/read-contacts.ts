import type { ClubContact } from '@aurivane/contract/club-object'
import type { FormValues } from '../../../api/read-values.ts'

/** Rows at the end that nobody filled in are no contacts; an empty one in between keeps its place, for its error. */
export function readContacts(values: FormValues): ClubContact[] {
  const contacts = rowsOf(values).map((row) => ({
    contactName: values[`contacts.${row}.contactName`] ?? '',
    contactLink: values[`contacts.${row}.contactLink`] ?? '',
  }))
  const last = contacts.findLastIndex(({ contactName, contactLink }) => `${contactName}${contactLink}`.trim())
  return contacts.slice(0, last + 1)
}

/**
 * Which field an objection is about. A row keeps its number when one above it is removed, so that what was said about
 * it stays beside it; the list that is sent has no such gaps.
 */
export function contactFieldOf(name: string, values: FormValues): string {
  return name.replace(/^contacts\.(\d+)/, (same, place) => {
    const row = rowsOf(values)[Number(place)]
    return row === undefined ? same : `contacts.${row}`
  })
}

function rowsOf(values: FormValues): number[] {
  const numbers = Object.keys(values).map((name) => /^contacts\.(\d+)\.contactName$/.exec(name)?.[1])
  return numbers
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b)
}
