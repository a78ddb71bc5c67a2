import type { ReactNode } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { Button } from '../../components/button.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Notice } from '../../components/notice.tsx'

type Props = {
  pages: { next: number | null; isLoading: boolean; hasFailed: boolean; loadMore: () => void }
  /** Where the rest is shown without scripts. */
  to?: string
  children: ReactNode
}

/** Below a list that has more: a button, or a link where scripts do not run. */
export function MoreButton({ pages, to, children }: Props) {
  const { t } = useTranslation('community')
  const isHydrated = useIsHydrated()
  if (pages.next === null) return null
  return (
    <>
      {pages.hasFailed ? (
        <Notice tone="bad" role="alert">
          {t('readFailed')}
        </Notice>
      ) : null}
      <p>
        {isHydrated || to === undefined ? (
          <Button variant="second" isBusy={pages.isLoading} onClick={pages.loadMore}>
            {children}
          </Button>
        ) : (
          <LinkButton as={LocalizedLink} variant="second" to={to}>
            {children}
          </LinkButton>
        )}
      </p>
    </>
  )
}
