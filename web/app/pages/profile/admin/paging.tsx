import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Pages } from './use-pages.ts'

type Props = { list: string; pages: Pages; next: number | null; isBusy: boolean }

/** There is no number of pages: with a million rows nobody counts them for a page of twenty. */
export function Paging({ list, pages, next, isBusy }: Props) {
  const { t } = useTexts('profileAdmin')
  const { texts: words } = useTexts('translation')
  if (next === null && pages.number === 1) return null
  return (
    <nav className="row" aria-label={t('paging.label', { list })}>
      <Button
        variant="second"
        size="small"
        disabled={pages.number === 1 || isBusy}
        onClick={() => pages.turnBack()}
      >
        {words.previous}
      </Button>
      <span role="status">{t('paging.page', { number: pages.number })}</span>
      <Button
        variant="second"
        size="small"
        disabled={next === null || isBusy}
        onClick={() => (next === null ? undefined : pages.turn(next))}
      >
        {words.next}
      </Button>
    </nav>
  )
}
