import { localizePath } from '@aurivane/contract/locales'
import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { usePagePrefetch } from '../navigation/prefetch.ts'
import { useLocale } from './language.tsx'
import { pathWithoutLanguage } from './path-language.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** Without language prefix, for example `paths.faq` or `/faq#categoryrow6`. */
  to: string
}

/** A link inside the site, in the language of the page. Marks itself with aria-current on its own page. */
export function LocalizedLink({ to, ...rest }: Props) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const prefetch = usePagePrefetch(to)
  const [path, query] = to.split('?')
  const isSamePage = pathWithoutLanguage(pathname) === path
  return (
    <Link
      aria-current={isSamePage && path === to ? 'page' : undefined}
      // Another choice on the same page, not another page: the reader stays where they are.
      preventScrollReset={isSamePage && query !== undefined}
      {...prefetch}
      {...rest}
      to={localizePath(to, locale)}
    />
  )
}
