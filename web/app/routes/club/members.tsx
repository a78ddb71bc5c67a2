import { calls } from '@aurivane/contract/calls'
import type { ListedMember } from '@aurivane/contract/memberships'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Day } from '../../features/community/moment.tsx'
import { MoreButton } from '../../features/community/more-button.tsx'
import { useMorePages, type ListPage } from '../../features/community/use-more-pages.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { Table, type Column } from '../../components/table.tsx'

const LOADING_ROWS = 3

type Props = {
  clubID: number
  /** Read again when the number of members changes. */
  members: number
}

export function Members({ clubID, members }: Props) {
  const { t } = useTranslation('community')
  const { page, hasFailed, readPage, tryAgain } = useFirstPage(clubID, members)
  return (
    <section className="stack" aria-labelledby="members">
      <h2 id="members">{t('members.heading')}</h2>
      {hasFailed ? <ReadFailed onTryAgain={tryAgain} /> : null}
      {page ? (
        <MemberPages first={page} read={readPage} />
      ) : (
        <MemberTable members={[]} loadingRows={hasFailed ? 0 : LOADING_ROWS} />
      )}
    </section>
  )
}

function useFirstPage(clubID: number, members: number) {
  const locale = useLocale()
  const [page, setPage] = useState<ListPage<ListedMember> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  async function readPage(after?: number): Promise<ListPage<ListedMember> | null> {
    const answer = await callApi(calls.listMembers, { params: { clubID }, query: { after }, locale })
    return answer.is === 'answered' ? answer.data : null
  }
  useEffect(() => {
    let isGone = false
    void callApi(calls.listMembers, { params: { clubID }, query: {}, locale }).then((answer) => {
      if (isGone) return
      setFailed(answer.is !== 'answered')
      if (answer.is === 'answered') setPage(answer.data)
    })
    return () => {
      isGone = true
    }
  }, [clubID, members, locale, attempt])
  return { page, hasFailed, readPage, tryAgain: () => setAttempt(attempt + 1) }
}

type PagesProps = {
  first: ListPage<ListedMember>
  read: (after: number) => Promise<ListPage<ListedMember> | null>
}

function MemberPages({ first, read }: PagesProps) {
  const { t } = useTranslation('community')
  const pages = useMorePages(first, read)
  return (
    <>
      <MemberTable members={pages.items} loadingRows={0} />
      <MoreButton pages={pages}>{t('members.more')}</MoreButton>
    </>
  )
}

function MemberTable({ members, loadingRows }: { members: ListedMember[]; loadingRows: number }) {
  const { t } = useTranslation('community')
  const nameOf = useDisplayName()
  const { heading, columns: names } = t('members', { returnObjects: true })
  const columns: Column<ListedMember>[] = [
    { name: names.name, cell: ({ person }) => nameOf(person), isRowHeading: true },
    { name: names.role, cell: ({ role }) => t(`roles.${role}`) },
    { name: names.since, cell: ({ since }) => <Day date={since} /> },
  ]
  return (
    <Table
      caption={heading}
      isCaptionHidden
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
    />
  )
}

function ReadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('community')
  const { t: tCommon } = useTranslation('translation')
  return (
    <Notice tone="bad" role="alert" actions={<Button onClick={onTryAgain}>{tCommon('tryAgain')}</Button>}>
      {t('readFailed')}
    </Notice>
  )
}
