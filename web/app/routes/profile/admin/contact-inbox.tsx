import {
  contactStatuses,
  type ContactMessage,
  type ContactStatus,
} from '@aurivane/contract/account-administration'
import { calls } from '@aurivane/contract/calls'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { EmailText } from '../../../components/email-text.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { formatMoment } from './format-moment.ts'
import { PagedList } from './paged-list.tsx'
import { usePages, type Pages } from './use-pages.ts'

const ROWS = 10
const ALL = 'all'

const loadMessage = async () => (await import('./contact-message-dialog.tsx')).ContactMessageDialog

export function ContactInbox() {
  const { t } = useTranslation('profileAdmin')
  const pages = usePages()
  const [status, setStatus] = useState<ContactStatus | undefined>('new')
  const { all, statuses } = t('contact', { returnObjects: true })
  return (
    <>
      <p className="quiet">{t('contact.intro')}</p>
      <SelectField
        label={t('contact.status')}
        options={[
          { value: ALL, label: all },
          ...contactStatuses.map((value) => ({ value, label: statuses[value] })),
        ]}
        value={status ?? ALL}
        onChange={({ currentTarget }) => {
          setStatus(contactStatuses.find((known) => known === currentTarget.value))
          pages.restart()
        }}
      />
      <InboxPage status={status} pages={pages} />
    </>
  )
}

function InboxPage({ status, pages }: { status: ContactStatus | undefined; pages: Pages }) {
  const { t } = useTranslation('profileAdmin')
  const [opened, setOpened] = useState<ContactMessage | null>(null)
  const { Dialog, hasFailed, open, close } = useLazyDialog(loadMessage)
  const query = { status, limit: ROWS, after: pages.after }
  const read = useRead(calls.listContactMessages, { query })
  function show(message: ContactMessage) {
    setOpened(message)
    open()
  }
  return (
    <>
      <PagedList
        name={t('contact.heading')}
        read={read}
        pages={pages}
        empty={t('contact.none')}
        isRowShown={(message) => status === undefined || message.status === status}
      >
        {(messages, loadingRows) => (
          <InboxTable messages={messages} loadingRows={loadingRows} onOpen={show} />
        )}
      </PagedList>
      <LazyDialogFailure isShown={hasFailed} />
      {opened && Dialog ? <Dialog message={opened} onClose={close} /> : null}
    </>
  )
}

type TableProps = {
  messages: ContactMessage[]
  loadingRows: number
  onOpen: (message: ContactMessage) => void
}

const tones = { new: 'wait', answered: 'good', closed: 'plain' } as const

function InboxTable({ messages, loadingRows, onOpen }: TableProps) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const { heading, columns: names, statuses } = t('contact', { returnObjects: true })
  const columns: Column<ContactMessage>[] = [
    {
      name: names.received,
      cell: ({ date }) => <time dateTime={date}>{formatMoment(date, locale)}</time>,
    },
    {
      name: names.from,
      cell: ({ email }) => (
        <span className="email">
          <EmailText email={email} />
        </span>
      ),
    },
    {
      name: names.subject,
      cell: (message) => (
        <Button
          variant="plain"
          size="small"
          aria-label={t('contact.open', { subject: message.subject })}
          onClick={() => onOpen(message)}
        >
          {message.subject}
        </Button>
      ),
      isRowHeading: true,
    },
    { name: names.status, cell: ({ status }) => <Chip tone={tones[status]}>{statuses[status]}</Chip> },
  ]
  return (
    <Table
      caption={heading}
      isCaptionHidden
      columns={columns}
      rows={messages}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
      className="inbox"
    />
  )
}
