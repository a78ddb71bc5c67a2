import { normalizePath } from '@aurivane/contract/paths'
import { lazy, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'

/**
 * A part of a page whose code is loaded on demand. If it cannot be loaded, `Missing` takes its place and the rest of the
 * page stays: a rejected `lazy` would end in the error screen. React does not load it again, so by default there is a
 * message with a link that reloads the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = MissingPart,
) {
  return lazy(async () => ({ default: await load().catch(() => Missing) }))
}

/** For parts that nobody has asked for. */
export function NoPart() {
  return null
}

function MissingPart() {
  const { t } = useTranslation('errorScreen')
  return (
    <p role="alert" className="missing-part">
      {t('incomplete')} <ReloadLink />
    </p>
  )
}

/** A plain link: it reloads the page, whatever state the app is in. */
export function ReloadLink() {
  const { pathname, search } = useLocation()
  const { t } = useTranslation('errorScreen')
  return <a href={normalizePath(pathname) + search}>{t('reload')}</a>
}
