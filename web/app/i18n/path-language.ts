import { splitPath } from '@aurivane/contract/locales'

/** `/ge/faq`, `/faq` and `/faq/` are the same page. */
export function pathWithoutLanguage(pathname: string): string {
  const { path } = splitPath(pathname)
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
