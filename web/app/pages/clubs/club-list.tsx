import type { Country } from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiData } from '../../api/api-data.tsx'
import { useShownFailure } from '../../api/use-read.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { clubsOfCountry, isListed } from '../../product/club-reads.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { ClubsTable } from './clubs-table.tsx'
import { NoClubs } from './no-clubs.tsx'

export function ClubList({ country }: { country: Country }) {
  return (
    <ApiData>
      <ListInEveryState country={country} />
    </ApiData>
  )
}

/** The clubs of one country: loading, failed, none, or some with more to come. */
function ListInEveryState({ country }: { country: Country }) {
  const { clubs, hasMore, hasFailed, isFetching, fetchNext } = useClubs(country)
  const isStuck = hasFailed && !isFetching
  useErrorToast(isStuck)

  if (!clubs && hasFailed) return <ListFailed isTrying={isFetching} onRetry={fetchNext} />
  if (clubs?.length === 0 && !hasMore) return <NoClubs />
  // One table before and after: whoever has come to its headings by keyboard stays there when the rows come.
  return (
    <div className="stack g5">
      <ClubsTable country={country} clubs={clubs} />
      {clubs ? (
        <More
          shown={clubs.length}
          hasFailed={isStuck}
          isBusy={isFetching}
          onMore={hasMore ? fetchNext : null}
        />
      ) : null}
    </div>
  )
}

function useClubs(country: Country) {
  const locale = useLocale()
  const list = useInfiniteQuery(clubsOfCountry(country.name, locale))
  const { data, isFetching, hasNextPage, fetchNextPage } = list
  return {
    clubs: data?.pages.flatMap(({ result }) => result).filter(isListed),
    hasMore: hasNextPage,
    hasFailed: useShownFailure(list) !== null,
    isFetching,
    fetchNext: () => void fetchNextPage(),
  }
}

type MoreProps = { shown: number; hasFailed: boolean; isBusy: boolean; onMore: (() => void) | null }

function More({ shown, hasFailed, isBusy, onMore }: MoreProps) {
  const { t } = useTranslation('clubs')
  return (
    <>
      <p className="hidden" role="status">
        {t('shown', { count: shown })}
      </p>
      {hasFailed ? <Notice tone="bad">{t('error.text')}</Notice> : null}
      {onMore ? (
        <p>
          <Button variant="second" isBusy={isBusy} onClick={onMore}>
            {t('more')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

/** The same text never stands there twice, however often the list fails. */
function useErrorToast(isError: boolean) {
  const { t } = useTranslation('clubs')
  const { text } = t('error', { returnObjects: true })
  useEffect(() => {
    if (isError) toast.error(text, { toastId: 'clubs-failed' })
  }, [isError, text])
}

function ListFailed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('clubs')
  const { t: tCommon } = useTranslation('translation')
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('error.heading')}
      actions={
        <>
          <Button isBusy={isTrying} onClick={onRetry}>
            {tCommon('tryAgain')}
          </Button>
          <LinkButton as={LocalizedLink} variant="second" to={paths.home}>
            {tCommon('homePage')}
          </LinkButton>
        </>
      }
    >
      {t('error.text')}
    </Notice>
  )
}
