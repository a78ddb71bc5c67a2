import { normalizePath } from '@aurivane/contract/paths'
import { lazy, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'

/**
 * A part of a page whose code is loaded on demand. If it cannot be loaded, a message takes the place of the part and the
 * rest of the page stays: a rejected `lazy` would end in the error screen. React does not load it again, so the message has
 * a link that reloads the page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => MissingPart) }))
}

function MissingPart() {
  const { t } = useTranslation('translation')
  return (
    <p role="alert" className="missing-part">
      {t('lostConnection')} <ReloadLink />
    </p>
  )
}

/** A plain link: it reloads the page, whatever state the app is in. */
export function ReloadLink() {
  const { pathname, search } = useLocation()
  const { t } = useTranslation('errorScreen')
  return <a href={normalizePath(pathname) + search}>{t('reload')}</a>
}
