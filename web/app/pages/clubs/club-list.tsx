import type { Country } from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'
import { useEffect } from 'react'
import { countryName } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { isListed, useClubsOfCountryInfiniteQuery } from '../../product/clubs-cache.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { ClubsTable } from './clubs-table.tsx'

const LOADING_ROWS = 3

/** The clubs of one country, whatever their state: on the way, missing, none, or some with more to come. */
export function ClubList({ country }: { country: Country }) {
  const { texts, t } = useTexts('clubs')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const list = useClubsOfCountryInfiniteQuery({ country: country.name, locale }, { skip: !isHydrated })
  const clubs = list.currentData?.pages.flatMap(({ result }) => result).filter(isListed)
  useErrorToast(list.isError)

  if (list.isError && !clubs)
    return <ListFailed isTrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (clubs?.length === 0 && !list.hasNextPage) return <NoClubs />
  return (
    <div className="stack g5">
      <ClubsTable
        caption={countryName(country.code, locale)}
        country={country}
        clubs={clubs ?? []}
        loadingRows={clubs ? 0 : LOADING_ROWS}
      />
      <p className="hidden" role="status">
        {clubs ? t('shown', { count: clubs.length }) : null}
      </p>
      {list.isError ? <Notice tone="bad">{texts.error.text}</Notice> : null}
      {list.hasNextPage ? (
        <p>
          <Button variant="second" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** The same text never stands there twice, however often the list fails. */
function useErrorToast(isError: boolean) {
  const { texts } = useTexts('clubs')
  const { text } = texts.error
  useEffect(() => {
    if (isError) toast.error(text, { toastId: 'clubs-failed' })
  }, [isError, text])
}

function ListFailed({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const { texts } = useTexts('clubs')
  const { texts: words } = useTexts('translation')
  return (
    <Notice
      tone="bad"
      role="alert"
      title={texts.error.heading}
      actions={
        <>
          <Button isBusy={isTrying} onClick={onRetry}>
            {words.tryAgain}
          </Button>
          <LinkButton as={LocalizedLink} variant="second" to={paths.home}>
            {words.homePage}
          </LinkButton>
        </>
      }
    >
      {texts.error.text}
    </Notice>
  )
}

function NoClubs() {
  const { texts } = useTexts('clubs')
  const { texts: words } = useTexts('translation')
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <LinkButton as={LocalizedLink} variant="second" to={`${paths.profile}?select=clubs`}>
          {words.createClub}
        </LinkButton>
      }
    />
  )
}
