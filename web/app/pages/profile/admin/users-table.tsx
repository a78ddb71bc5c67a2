import type { ListedUser } from '@aurivane/contract/user-object'
import { useId } from 'react'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { Roles } from '../account/roles.tsx'

type Props = { users: ListedUser[]; loadingRows: number; onChoose: (user: ListedUser) => void }

export function UsersTable({ users, loadingRows, onChoose }: Props) {
  const { texts } = useTexts('profileAdmin')
  const locale = useLocale()
  const { columns: names } = texts.users
  const columns: Column<ListedUser>[] = [
    { name: names.id, cell: ({ id }) => id, isNumber: true },
    { name: names.name, cell: (user) => <Name user={user} onChoose={onChoose} />, isRowHeading: true },
    { name: names.maxClubs, cell: ({ maxClubs }) => formatNumber(maxClubs, locale), isNumber: true },
    { name: names.roles, cell: ({ clubOwner, admin }) => <Roles isClubOwner={clubOwner} isAdmin={admin} /> },
    { name: names.status, cell: (user) => <Status user={user} /> },
    { name: names.joined, cell: ({ date }) => formatDate(date, locale, { dateStyle: 'medium' }) },
  ]
  return (
    <Table
      caption={texts.users.intro}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      loadingRows={loadingRows}
      className="users"
    />
  )
}

function Name({ user, onChoose }: { user: ListedUser; onChoose: (user: ListedUser) => void }) {
  const { t } = useTexts('profileAdmin')
  const opener = useId()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <div className="stack g1">
      <Button
        id={opener}
        variant="plain"
        size="small"
        aria-label={t('users.editUser', { name })}
        onClick={() => onChoose(user)}
      >
        {name}
      </Button>
      {/* As its label the address opens what the name opens, but not when it has just been marked to be copied. */}
      <label className="email small" htmlFor={opener}>
        <EmailText email={user.email} />
      </label>
    </div>
  )
}

function Status({ user }: { user: ListedUser }) {
  const { texts } = useTexts('profileAdmin')
  const { active, suspended, unconfirmed, twoFactor } = texts.users
  return (
    <span className="chips">
      {user.deletedAt ? <Chip tone="bad">{suspended}</Chip> : <Chip tone="good">{active}</Chip>}
      {user.confirmedEmail ? null : <Chip tone="wait">{unconfirmed}</Chip>}
      {user.twoFactorAuth ? <Chip icon="locked">{twoFactor}</Chip> : null}
    </span>
  )
}
