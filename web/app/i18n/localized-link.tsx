import { localizePath } from '@aurivane/contract/locales'
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { usePagePrefetch } from '../navigation/prefetch.ts'
import { useLocale } from './language.tsx'
import { pathWithoutLanguage } from './path-language.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Without language prefix, for example `paths.faq` or `/faq#categoryrow6`. */
  to: string
  preventScrollReset?: boolean
}

/** The address of a path in the language of the page. */
export function useLocalizedHref(to: string): string {
  return localizePath(to, useLocale())
}

/**
 * A link inside the site, in the language of the page, with aria-current on its own page. Uses the router's hooks instead of
 * its `Link`, which includes the prefetching code of framework mode on every page.
 */
export function LocalizedLink({ to, preventScrollReset, onClick, children, ...rest }: Props) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const [path, query] = to.split('?')
  const isSamePage = pathWithoutLanguage(pathname) === path
  const address = localizePath(to, locale)
  const prefetch = usePagePrefetch(address)
  const follow = useLinkClickHandler(address, {
    target: rest.target,
    // Only the query changes, so the scroll position stays.
    preventScrollReset: preventScrollReset ?? (isSamePage && query !== undefined),
  })
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a
      aria-current={isSamePage && path === to ? 'page' : undefined}
      {...prefetch}
      {...rest}
      href={useHref(address)}
      onClick={click}
    >
      {children}
    </a>
  )
}
