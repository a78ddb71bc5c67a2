import type { OwnClub } from '@aurivane/contract/club-object'
import { countryName, findCountry } from '@aurivane/contract/countries'
import { clubPath } from '@aurivane/contract/paths'
import { useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Flag } from '../../../features/flag.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { ClubPrivacyChip, ClubStateChip } from './club-state-chip.tsx'

const loadEditing = async () => (await import('./edit-club-dialog.tsx')).EditClubDialog
const loadDeleting = async () => (await import('./delete-club-dialog.tsx')).DeleteClubDialog

type Asked = { to: 'update' | 'delete'; club: OwnClub }

type Props = { clubs: OwnClub[]; mayAddClub: boolean; onOutOfDate: () => void }

export function OwnClubs({ clubs, mayAddClub, onOutOfDate }: Props) {
  const { t } = useTranslation('profileClubs')
  const { club, editing, deleting, ask } = useAsked()
  return (
    <>
      {clubs.length === 0 ? (
        <EmptyState title={t('list.empty')}>{mayAddClub ? t('list.emptyHint') : null}</EmptyState>
      ) : (
        <ClubsTable clubs={clubs} onAsk={ask} />
      )}
      <LazyDialogFailure isShown={editing.hasFailed || deleting.hasFailed} />
      {club && editing.Dialog ? <editing.Dialog club={club} onClose={editing.close} /> : null}
      {club && deleting.Dialog ? (
        <deleting.Dialog club={club} onClose={deleting.close} onOutOfDate={onOutOfDate} />
      ) : null}
    </>
  )
}

/** Which club is asked about, and the dialogs, whose code is loaded when one is opened. */
function useAsked() {
  const [club, setClub] = useState<OwnClub | null>(null)
  const editing = useLazyDialog(loadEditing)
  const deleting = useLazyDialog(loadDeleting)

  function ask(asked: Asked) {
    setClub(asked.club)
    if (asked.to === 'update') editing.open()
    else deleting.open()
  }
  return { club, editing, deleting, ask }
}

type TableProps = { clubs: OwnClub[]; onAsk: (asked: Asked) => void }

function ClubsTable({ clubs, onAsk }: TableProps) {
  const { t } = useTranslation('profileClubs')
  const { heading, columns: names } = t('list', { returnObjects: true })
  const columns: Column<OwnClub>[] = [
    {
      name: names.title,
      cell: ({ id, title }) => <LocalizedLink to={clubPath(id)}>{title}</LocalizedLink>,
      isRowHeading: true,
    },
    { name: names.flag, cell: ({ country }) => <CountryFlag country={country} /> },
    { name: names.privacy, cell: ({ privacy }) => <ClubPrivacyChip isClosed={privacy} /> },
    { name: names.status, cell: (club) => <Status club={club} /> },
    { name: names.actions, cell: (club) => <Actions club={club} onAsk={onAsk} /> },
  ]
  return <Table caption={heading} columns={columns} rows={clubs} rowKey={(club) => club.id} />
}

function CountryFlag({ country }: { country: string }) {
  const { t } = useTranslation('translation')
  const locale = useLocale()
  const found = findCountry(country)
  if (!found) return country
  return <Flag code={found.code} label={t('flagOf', { country: countryName(found.code, locale) })} />
}

function Status({ club: { state, stateReason } }: { club: OwnClub }) {
  const { t } = useTranslation('profileClubs')
  return (
    <div className="stack g1">
      <span>
        <ClubStateChip state={state} />
      </span>
      {stateReason ? <span className="reason small">{t('list.reason', { reason: stateReason })}</span> : null}
    </div>
  )
}

function Actions({ club, onAsk }: { club: OwnClub; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('profileClubs')
  const { t: tCommon } = useTranslation('translation')
  const { title } = club
  return (
    <div className="row actions">
      <Button
        variant="second"
        size="small"
        aria-label={t('list.updateClub', { title })}
        onClick={() => onAsk({ to: 'update', club })}
      >
        <Icon name="edit" />
        {t('list.update')}
      </Button>
      <Button
        variant="second"
        size="small"
        aria-label={t('list.deleteClub', { title })}
        onClick={() => onAsk({ to: 'delete', club })}
      >
        <Icon name="trash" />
        {tCommon('delete')}
      </Button>
    </div>
  )
}
