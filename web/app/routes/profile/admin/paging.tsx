import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import type { Pages } from './use-pages.ts'

type Props = { list: string; pages: Pages; next: number | null; isBusy: boolean }

/** Keyset pagination: there is no total number of pages, since counting a million rows is too slow. */
export function Paging({ list, pages, next, isBusy }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { t: tCommon } = useTranslation('translation')
  if (next === null && pages.number === 1) return null
  return (
    <nav className="row" aria-label={t('paging.label', { list })}>
      <Turn by={pages.number === 1 || isBusy ? null : pages.turnBack}>{tCommon('previous')}</Turn>
      <span role="status">{t('paging.page', { number: pages.number })}</span>
      <Turn by={next === null || isBusy ? null : () => pages.turn(next)}>{tCommon('next')}</Turn>
    </nav>
  )
}

/** aria-disabled instead of disabled, so that the button keeps the focus. */
function Turn({ by, children }: { by: (() => void) | null; children: string }) {
  return (
    <Button variant="second" size="small" aria-disabled={by === null} onClick={() => by?.()}>
      {children}
    </Button>
  )
}
