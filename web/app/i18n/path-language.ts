import { splitPath } from '@aurivane/contract/locales'
import { normalizePath } from '@aurivane/contract/paths'

/** `/ge/faq`, `/faq` and `/faq/` are the same page. */
export function pathWithoutLanguage(pathname: string): string {
  return splitPath(normalizePath(pathname)).path
}
