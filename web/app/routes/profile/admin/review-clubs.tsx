import { calls } from '@aurivane/contract/calls'
import { clubStates, type ClubState, type ReviewedClub } from '@aurivane/contract/club-object'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { PagedList } from './paged-list.tsx'
import { ReviewTable } from './review-table.tsx'
import { useFocusAfterDecision } from './use-focus-after-decision.ts'
import { usePages, type Pages } from './use-pages.ts'
import { useReviewed } from './use-reviewed.ts'

const ROWS = 10

const loadHandingOver = async () => (await import('./hand-over-dialog.tsx')).HandOverDialog
const loadDeclining = async () => (await import('./decline-club-dialog.tsx')).DeclineClubDialog

export function ReviewClubs({ headingId }: { headingId: string }) {
  const { t } = useTranslation('profileAdmin')
  const pages = usePages()
  const [state, setState] = useState<ClubState>('pending')
  const options = clubStates.map((value) => ({ value, label: t(`review.states.${value}`) }))
  return (
    <>
      <p className="quiet">{t('review.intro')}</p>
      <SelectField
        label={t('review.state')}
        options={options}
        value={state}
        onChange={({ currentTarget }) => {
          setState(clubStates.find((known) => known === currentTarget.value) ?? 'pending')
          pages.restart()
        }}
      />
      <ReviewPage state={state} pages={pages} headingId={headingId} />
    </>
  )
}

type PageProps = { state: ClubState; pages: Pages; headingId: string }

function ReviewPage({ state, pages, headingId }: PageProps) {
  const { t } = useTranslation('profileAdmin')
  const [asked, setAsked] = useState<ReviewedClub | null>(null)
  const declining = useLazyDialog(loadDeclining)
  const handingOver = useLazyDialog(loadHandingOver)
  const { busyId, verify } = useReviewed()
  const query = { state, limit: ROWS, after: pages.after }
  const read = useRead(calls.listClubsForReview, { query })
  const { keepPlace, returnTo } = useFocusAfterDecision(
    read.data?.result,
    headingId,
    declining.isWanted || handingOver.isWanted,
  )
  async function verifyOne(club: ReviewedClub) {
    keepPlace(club)
    if (!(await verify(club))) returnTo(club)
  }
  function ask(club: ReviewedClub, dialog: { open: () => void }) {
    keepPlace(club)
    setAsked(club)
    dialog.open()
  }
  return (
    <>
      <PagedList
        name={t('review.heading')}
        read={read}
        pages={pages}
        empty={t(`review.none.${state}`)}
        // Rows of another state would offer the wrong decision: they go at once.
        isRowShown={(club) => club.state === state}
      >
        {(clubs, loadingRows) => (
          <ReviewTable
            clubs={clubs}
            loadingRows={loadingRows}
            busyId={busyId}
            onVerify={(club) => void verifyOne(club)}
            onDecline={(club) => ask(club, declining)}
            onHandOver={(club) => ask(club, handingOver)}
          />
        )}
      </PagedList>
      <LazyDialogFailure isShown={declining.hasFailed || handingOver.hasFailed} />
      {asked && declining.Dialog ? <declining.Dialog club={asked} onClose={declining.close} /> : null}
      {asked && handingOver.Dialog ? <handingOver.Dialog club={asked} onClose={handingOver.close} /> : null}
    </>
  )
}
