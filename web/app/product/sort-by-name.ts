import type { Locale } from '@aurivane/contract/locales'

/** In the order of the reader's alphabet. */
export function sortByName<Named extends { name: string }>(named: readonly Named[], locale: Locale): Named[] {
  return named.toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
