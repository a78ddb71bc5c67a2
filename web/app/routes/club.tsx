import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { data, useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { publicReads } from '../navigation/public-reads.ts'
import { useKeptFocus } from '../features/community/use-kept-focus.ts'
import { NotFound } from '../features/not-found.tsx'
import { Button } from '../components/button.tsx'
import { LinkButton } from '../components/link-button.tsx'
import { Notice } from '../components/notice.tsx'
import { SpinnerBlock } from '../components/spinner.tsx'
import { ClubPage } from './club/club-page.tsx'
import { parseClubQuery, parseId } from './club/club-query.ts'
import type { ClubView } from './club/club-view.ts'
import { describeClub } from './club/describe-club.ts'
import { drawAnnouncements } from './club/draw-announcements.ts'
import { useReaderOf } from './club/use-reader.ts'
import '../features/post-content.css'
import './club/club.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reads = context.get(publicReads)
  const reader = reads.reader()
  const clubID = parseId(params['clubID'])
  if (clubID === null) return toAnswer({ is: 'missing', reader }, 404)
  const query = parseClubQuery(new URL(request.url).searchParams)
  const found = await reads.readClub({ clubID, ...query })
  if (found === null) return toAnswer({ is: 'failed', reader }, 503)
  if (found === 'unknown') return toAnswer({ is: 'missing', reader }, 404)
  const announcements = found.announcements && (await drawAnnouncements(found.announcements))
  return toAnswer({ is: 'shown', reader, ...found, announcements }, 200)
}

function toAnswer(view: ClubView, status: number) {
  return data({ ...view, head: describeClub(view) }, { status })
}

/** The document shows what everybody may see; the browser reads the club again for a person who is logged in. */
export function Component() {
  const { t } = useTranslation('translation')
  const view = useLoaderData<typeof loader>()
  const { isOfOtherReader, isReading } = useReaderOf(view)
  const kept = useKept(view)
  // Data of somebody who has logged out is not shown to the next person.
  if (isOfOtherReader) return <SpinnerBlock>{t('loading')}</SpinnerBlock>
  if (view.is === 'missing') return isReading ? <SpinnerBlock>{t('loading')}</SpinnerBlock> : <NotFound />
  const shown = view.is === 'shown' ? view : kept
  if (!shown) return <ClubFailed />
  return (
    <>
      {view.is === 'failed' ? (
        <div className="wrap club-notice">
          <FailedNotice isRefresh />
        </div>
      ) : null}
      <ClubPage key={shown.club.id} view={shown} />
    </>
  )
}

/** The page as it was read before: what stands in it, such as a new calendar address, outlasts a refresh that fails. */
function useKept(view: ClubView) {
  const clubID = parseId(useParams()['clubID'])
  const [last, setLast] = useState(view)
  if (view.is === 'shown' && view !== last) setLast(view)
  const isSame = last.is === 'shown' && last.club.id === clubID && last.reader === view.reader
  return isSame ? last : null
}

function ClubFailed() {
  const { t } = useTranslation('club')
  return (
    <div className="wrap page stack g5">
      <h1>{t('failed.heading')}</h1>
      <FailedNotice />
    </div>
  )
}

function FailedNotice({ isRefresh = false }: { isRefresh?: boolean }) {
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  const { revalidate, state } = useRevalidator()
  const button = useKeptFocus(state === 'loading')
  return (
    <Notice
      tone="bad"
      role="alert"
      title={isRefresh ? t('failed.heading') : undefined}
      actions={
        <>
          <Button
            ref={button}
            className="needs-script"
            isBusy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {tCommon('tryAgain')}
          </Button>
          <LinkButton as={LocalizedLink} variant="second" to={paths.clubs}>
            {t('failed.list')}
          </LinkButton>
        </>
      }
    >
      {t('failed.text')}
    </Notice>
  )
}
