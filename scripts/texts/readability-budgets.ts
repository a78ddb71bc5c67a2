import type { Locale } from '@aurivane/contract/locales'

/** Words of the longest sentence, by the name of the file. Legal texts may have longer ones. */
export const sentenceWords: Record<string, number> & { default: number } = {
  default: 25,
  terms: 35,
  privacy: 35,
}

/** A word with more letters counts as long. German joins words, so it may use more. */
export const longWordLetters: Record<Locale, number> = { en: 12, it: 13, de: 18 }

/** The most that long words may make up of a file, in percent, and the most words an average sentence may have. */
export const budgets: Record<Locale, { longWords: number; average: number }> = {
  en: { longWords: 3, average: 12 },
  it: { longWords: 3, average: 12 },
  de: { longWords: 3, average: 12 },
}

/**
 * Words that the term base of docs/writing.md replaces, or that a reader misunderstands. Italian also puts no article
 * before a date that is filled in: it would be “il 8 maggio” instead of “l’8 maggio”.
 */
export const unwantedWords: Record<Locale, RegExp> = {
  en: /\b(whoever|somebody|everybody|one money|answers? for|illustrations?|found (a club|clubs|one))\b/i,
  it: /illustrazion|serviz[io]+ di trading|rendita|contratti predittivi|\p{L}(L[ae]|Gli\p{Ll}*)(?!\p{L})|mministrator|[aei]l \{\{(date|time|moment)\}\}/u,
  de: /Lizenzinhaber|Handelsdienst|Handelsplatz|Handelsplätze|Illustration|illustriert|abgestuft|Clubleitung|\d ?%/,
}

/** Sentences whose wording is prescribed. They may be longer than the limit, use words that the term base replaces, and do not count in the average. */
export const fixedTexts: readonly string[] = [
  'Somebody wanted to use your email address',
  'Somebody tried to register with your email address.',
  'The last active administrator cannot delete the account. Make somebody else an administrator first.',
  'Pretends to be somebody else',
  'Somebody tried to register with your email address.',
  'Regno Unito: i CFD possono essere promossi presso i clienti al dettaglio solo nei limiti fissati dalla Financial Conduct Authority (COBS 22.5).',
]
