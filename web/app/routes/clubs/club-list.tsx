import type { Country } from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'
import type { ClubsPage } from '@aurivane/contract/web-renderer'
import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { LocalizedLink, useLocalizedHref } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { isListed } from '../../features/is-listed.ts'
import { Button } from '../../components/button.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Notice } from '../../components/notice.tsx'
import { toast } from '../../components/toast.ts'
import { clubsPath } from './clubs-query.ts'
import { ClubsTable } from './clubs-table.tsx'
import { NoClubs } from './no-clubs.tsx'

export function LoadingClubs({ country }: { country: Country }) {
  return <ClubsTable country={country} clubs={undefined} />
}

type Props = {
  country: Country
  /** Null when they could not be loaded. */
  first: ClubsPage | null
}

/** The clubs of one country: failed, none, or some with more to come. */
export function ClubList({ country, first }: Props) {
  const { pages, hasFailed, isLoading, loadMore, next } = useMorePages(country, first)
  useErrorToast(hasFailed && !isLoading)
  if (!first) return <ListFailed />
  const clubs = pages.flatMap(({ result }) => result).filter(isListed)
  if (clubs.length === 0 && next === null) return <NoClubs />
  return (
    <div className="stack g5">
      <ClubsTable country={country} clubs={clubs} />
      <More
        country={country}
        shown={clubs.length}
        hasFailed={hasFailed && !isLoading}
        isBusy={isLoading}
        next={next}
        onMore={loadMore}
      />
    </div>
  )
}

/** Further pages are read by the same loader and added to the first one. */
function useMorePages(country: Country, first: ClubsPage | null) {
  const fetcher = useFetcher<{ page: ClubsPage | null }>()
  const [more, setMore] = useState<ClubsPage[]>([])
  const loaded = fetcher.data?.page
  if (loaded && !more.includes(loaded)) setMore([...more, loaded])
  const pages = first ? [first, ...more] : []
  const next = pages.at(-1)?.next ?? null
  const address = useLocalizedHref(clubsPath(country.name, next ?? undefined))
  return {
    pages,
    next,
    hasFailed: first === null || fetcher.data?.page === null,
    isLoading: fetcher.state !== 'idle',
    loadMore: () => void fetcher.load(address),
  }
}

type MoreProps = {
  country: Country
  shown: number
  hasFailed: boolean
  isBusy: boolean
  next: number | null
  onMore: () => void
}

function More({ country, shown, hasFailed, isBusy, next, onMore }: MoreProps) {
  const { t } = useTranslation('clubs')
  const isHydrated = useIsHydrated()
  return (
    <>
      <p className="hidden" role="status">
        {t('shown', { count: shown })}
      </p>
      {hasFailed ? <Notice tone="bad">{t('error.text')}</Notice> : null}
      {next === null ? null : (
        <p>
          {isHydrated ? (
            <Button variant="second" isBusy={isBusy} onClick={onMore}>
              {t('more')}
            </Button>
          ) : (
            <LinkButton as={LocalizedLink} variant="second" to={clubsPath(country.name, next)}>
              {t('more')}
            </LinkButton>
          )}
        </p>
      )}
    </>
  )
}

/** One toast at a time, however often the list fails. */
function useErrorToast(isError: boolean) {
  const { t } = useTranslation('clubs')
  const { text } = t('error', { returnObjects: true })
  useEffect(() => {
    if (isError) toast.error(text, { toastId: 'clubs-failed' })
  }, [isError, text])
}

function ListFailed() {
  const { revalidate, state } = useRevalidator()
  const { t } = useTranslation('clubs')
  const { t: tCommon } = useTranslation('translation')
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('error.heading')}
      actions={
        <>
          <Button className="needs-script" isBusy={state === 'loading'} onClick={() => void revalidate()}>
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
