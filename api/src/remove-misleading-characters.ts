/**
 * Characters that change the direction of what follows, and those without width and meaning: a reader would see another
 * text than is there. Joiners stay, because emoji and the letters of several languages need them.
 */
const misleading = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** For mails and calendars, which other programs show. */
export function removeMisleadingCharacters(text: string): string {
  return text.replaceAll(misleading, '')
}
