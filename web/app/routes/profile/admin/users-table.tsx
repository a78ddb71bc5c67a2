import { memo, useId } from 'react'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { EmailText } from '../../../components/email-text.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { Roles } from '../account/roles.tsx'
import type { ShownUser } from './shown-user.ts'

type Props = { users: ShownUser[]; loadingRows: number; onChoose: (user: ShownUser) => void }

/** Up to a thousand rows, which arrive in steps: memoised, so that unchanged rows and cells do not render again. */
export const UsersTable = memo(function UsersTable({ users, loadingRows, onChoose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { columns: names } = t('users', { returnObjects: true })
  const columns: Column<ShownUser>[] = [
    { name: names.id, cell: ({ id }) => id, isNumber: true },
    { name: names.name, cell: (user) => <Name user={user} onChoose={onChoose} />, isRowHeading: true },
    { name: names.maxClubs, cell: ({ maxClubs }) => <MaxClubs count={maxClubs} />, isNumber: true },
    {
      name: names.roles,
      cell: ({ clubOwner, admin }) => <Roles isClubOwner={clubOwner === true} isAdmin={admin} />,
    },
    { name: names.status, cell: (user) => <Status user={user} /> },
    { name: names.joined, cell: ({ date }) => <Joined date={date} /> },
  ]
  return (
    <Table
      caption={t('users.intro')}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      loadingRows={loadingRows}
      className="users"
    />
  )
}, isSame)

function isSame(before: Props, after: Props): boolean {
  return (
    before.onChoose === after.onChoose &&
    before.loadingRows === after.loadingRows &&
    before.users.length === after.users.length &&
    before.users.every((user, place) => user === after.users[place])
  )
}

type NameProps = { user: ShownUser; onChoose: (user: ShownUser) => void }

const Name = memo(function Name({ user, onChoose }: NameProps) {
  const { t } = useTranslation('profileAdmin')
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
      {/* A label of the name's button: a click opens the editor too, except after selecting text to copy. */}
      {user.email === undefined ? null : (
        <label className="email small" htmlFor={opener}>
          <EmailText email={user.email} />
        </label>
      )}
    </div>
  )
})

const Status = memo(function Status({ user }: { user: ShownUser }) {
  const { t } = useTranslation('profileAdmin')
  const { active, suspended, unconfirmed, twoFactor, deletionPending } = t('users', { returnObjects: true })
  return (
    <span className="chips">
      {user.deletedAt ? <Chip tone="bad">{suspended}</Chip> : <Chip tone="good">{active}</Chip>}
      {user.eraseAt ? <Chip tone="wait">{deletionPending}</Chip> : null}
      {user.confirmedEmail ? null : <Chip tone="wait">{unconfirmed}</Chip>}
      {user.twoFactorAuth ? <Chip icon="locked">{twoFactor}</Chip> : null}
    </span>
  )
})

const MaxClubs = memo(function MaxClubs({ count }: { count: number }) {
  return formatNumber(count, useLocale())
})

const Joined = memo(function Joined({ date }: { date: string }) {
  return formatDate(date, useLocale(), { dateStyle: 'medium' })
})
