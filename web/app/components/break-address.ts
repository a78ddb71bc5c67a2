/** A longer part of an address may not fit on one line. */
const LINE_CHARS = 24

/** The pieces between which an email address may break: after its @, and after the dots of a half that is long. */
export function breakAddress(email: string): string[] {
  return email.split(/(?<=@)/).flatMap((half) => (half.length > LINE_CHARS ? half.split(/(?<=\.)/) : [half]))
}
