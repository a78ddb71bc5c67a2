import type { ClubContact } from '@aurivane/contract/club-object'
import type { FormValues } from '../../../api/read-values.ts'

/** Empty rows at the end are ignored; an empty row in between keeps its position, so that its error is shown there. */
export function readContacts(values: FormValues): ClubContact[] {
  const contacts = rowsOf(values).map((row) => ({
    contactName: values[`contacts.${row}.contactName`] ?? '',
    contactLink: values[`contacts.${row}.contactLink`] ?? '',
  }))
  const last = contacts.findLastIndex(({ contactName, contactLink }) => `${contactName}${contactLink}`.trim())
  return contacts.slice(0, last + 1)
}

/**
 * Maps an error of the sent list to the form's field. Rows keep their number when one above is removed, so that errors stay
 * in place; the sent list has no gaps.
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
