import type { ListedUser } from '@aurivane/contract/user-object'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LateDialogFailure } from '../account/late-dialog-failure.tsx'
import { useLateDialog } from '../account/use-late-dialog.ts'
import { freshOnSight, useListUsersQuery } from './admin-cache.ts'
import { PagedList } from './paged-list.tsx'
import { usePages, type Pages } from './use-pages.ts'
import { UsersTable } from './users-table.tsx'

const ROWS = 20
const TYPING_PAUSE_MS = 250
const SEARCH_MAX_CHARS = 100

const loadEditing = async () => (await import('./edit-user-dialog.tsx')).EditUserDialog

export function UserList() {
  const { texts } = useTexts('profileAdmin')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p>
        <Button
          variant={isShown ? 'second' : 'main'}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.users.hide : texts.users.show}
        </Button>
      </p>
      {isShown ? <SearchedUsers /> : null}
    </>
  )
}

function SearchedUsers() {
  const { texts } = useTexts('profileAdmin')
  const pages = usePages()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { restart } = pages

  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      setSearch(typed)
      restart()
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, restart])

  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label={texts.users.search}
          hint={texts.users.searchHint}
          maxLength={SEARCH_MAX_CHARS}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <UserPage search={search.trim()} pages={pages} />
    </>
  )
}

function UserPage({ search, pages }: { search: string; pages: Pages }) {
  const { texts, t } = useTexts('profileAdmin')
  const locale = useLocale()
  const [edited, setEdited] = useState<ListedUser | null>(null)
  const editing = useLateDialog(loadEditing)
  const query = { search: search || undefined, limit: ROWS, after: pages.after }
  const read = useListUsersQuery({ query, locale }, freshOnSight)
  function edit(user: ListedUser) {
    setEdited(user)
    editing.open()
  }
  return (
    <>
      <p className="row shown quiet small" role="status">
        {read.data && search === '' ? <span>{read.data.message}</span> : null}
        {read.data ? <span>{t('users.shown', { count: read.data.result.length })}</span> : null}
      </p>
      <PagedList name={texts.users.caption} read={read} pages={pages} empty={texts.users.none}>
        {(users, loadingRows) => <UsersTable users={users} loadingRows={loadingRows} onChoose={edit} />}
      </PagedList>
      <LateDialogFailure isShown={editing.hasFailed} />
      {edited && editing.Dialog ? <editing.Dialog user={edited} onClose={editing.close} /> : null}
    </>
  )
}
