import type { Locale } from '@aurivane/contract/locales'

export type Values = Record<string, string | number>

const plurals: Partial<Record<Locale, Intl.PluralRules>> = {}

/** The text at `a.b.c`, in the right plural for `count`, with `{{name}}` replaced: i18next's notation. */
export function fillText(texts: object, key: string, locale: Locale, values: Values = {}): string {
  const count = values['count']
  const plural = typeof count === 'number' ? `_${pluralOf(count, locale)}` : ''
  const text = findText(texts, key + plural) ?? findText(texts, `${key}_other`) ?? findText(texts, key) ?? key
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

function pluralOf(count: number, locale: Locale) {
  plurals[locale] ??= new Intl.PluralRules(locale)
  return plurals[locale].select(count)
}

function findText(texts: object, key: string): string | null {
  let found: unknown = texts
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return null
    found = (found as Record<string, unknown>)[step]
  }
  return typeof found === 'string' ? found : null
}
