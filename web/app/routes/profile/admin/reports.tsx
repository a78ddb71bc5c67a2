import { calls } from '@aurivane/contract/calls'
import { reportStates, type Report } from '@aurivane/contract/reports'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useRowFocus } from '../../../features/community/use-row-focus.ts'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { PagedList } from './paged-list.tsx'
import { reportElementOf, ReportsTable } from './reports-table.tsx'
import { usePages, type Pages } from './use-pages.ts'

const ROWS = 10

const loadClosing = async () => (await import('./close-report-dialog.tsx')).CloseReportDialog

type State = Report['state']

export function Reports({ headingId }: { headingId: string }) {
  const { t } = useTranslation('profileAdmin')
  const pages = usePages()
  const [state, setState] = useState<State>('open')
  const options = reportStates.map((value) => ({ value, label: t(`reports.states.${value}`) }))
  return (
    <>
      <p className="quiet">{t('reports.intro')}</p>
      <SelectField
        label={t('reports.state')}
        options={options}
        value={state}
        onChange={({ currentTarget }) => {
          setState(reportStates.find((known) => known === currentTarget.value) ?? 'open')
          pages.restart()
        }}
      />
      <ReportsPage state={state} pages={pages} headingId={headingId} />
    </>
  )
}

type PageProps = { state: State; pages: Pages; headingId: string }

function ReportsPage({ state, pages, headingId }: PageProps) {
  const { t } = useTranslation('profileAdmin')
  const [asked, setAsked] = useState<Report | null>(null)
  const closing = useLazyDialog(loadClosing)
  const read = useRead(calls.listReports, { query: { state, limit: ROWS, after: pages.after } })
  const press = useRowFocus({
    ids: (read.data?.result ?? []).map(({ id }) => id),
    version: read.data,
    elementOf: reportElementOf,
    headingId,
    isAsking: closing.isWanted,
  })
  function ask(report: Report) {
    press(report.id)
    setAsked(report)
    closing.open()
  }
  return (
    <>
      <PagedList
        name={t('reports.heading')}
        read={read}
        pages={pages}
        empty={t(`reports.none.${state}`)}
        // A closed report offers no decision: rows of the other state go at once.
        isRowShown={(report) => report.state === state}
      >
        {(reports, loadingRows) => <ReportsTable reports={reports} loadingRows={loadingRows} onClose={ask} />}
      </PagedList>
      <LazyDialogFailure isShown={closing.hasFailed} />
      {asked && closing.Dialog ? <closing.Dialog report={asked} onClose={closing.close} /> : null}
    </>
  )
}
