import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { ListFailed } from './list-failed.tsx'
import { PagedList } from './paged-list.tsx'
import type { ShownUser } from './shown-user.ts'
import { useAllUsers } from './use-all-users.ts'
import { usePages, type Pages } from './use-pages.ts'
import { UsersTable } from './users-table.tsx'

const TYPING_PAUSE_MS = 250
const SEARCH_MAX_CHARS = 100

const loadEditing = async () => (await import('./edit-user-dialog.tsx')).EditUserDialog

export function UserList() {
  const { t } = useTranslation('profileAdmin')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p>
        <Button
          variant={isShown ? 'second' : 'main'}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('users.hide') : t('users.show')}
        </Button>
      </p>
      {isShown ? <SearchedUsers /> : null}
    </>
  )
}

function SearchedUsers() {
  const pages = usePages()
  const [search, setSearch] = useState('')
  function searchFor(typed: string) {
    setSearch(typed)
    pages.restart()
  }
  return (
    <>
      <SearchField search={search} onSearch={searchFor} />
      <UserPage search={search.trim()} pages={pages} />
    </>
  )
}

type SearchProps = { search: string; onSearch: (typed: string) => void }

/** Holds the typed text, so that typing does not render the rows again. */
function SearchField({ search, onSearch }: SearchProps) {
  const { t } = useTranslation('profileAdmin')
  const [typed, setTyped] = useState('')
  const searchFor = useEffectEvent(onSearch)

  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => searchFor(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search])

  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t('users.search')}
        hint={t('users.searchHint')}
        maxLength={SEARCH_MAX_CHARS}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}

function UserPage({ search, pages }: { search: string; pages: Pages }) {
  const { t } = useTranslation('profileAdmin')
  const [edited, setEdited] = useState<ShownUser | null>(null)
  const { Dialog, hasFailed, open, close } = useLazyDialog(loadEditing)
  const read = useAllUsers({ search: search || undefined, after: pages.after })
  const edit = useCallback(
    (user: ShownUser) => {
      setEdited(user)
      open()
    },
    [open],
  )
  return (
    <>
      <ShownCount list={read.data} isWhole={read.isWhole} isSearched={search !== ''} />
      <PagedList name={t('users.caption')} read={read} pages={pages} empty={t('users.none')}>
        {(users, loadingRows) => <UsersTable users={users} loadingRows={loadingRows} onChoose={edit} />}
      </PagedList>
      {read.lateFailure ? (
        <ListFailed
          failure={read.lateFailure}
          isTrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      ) : null}
      <LazyDialogFailure isShown={hasFailed} />
      {edited && Dialog ? <Dialog user={edited} onClose={close} /> : null}
    </>
  )
}

type CountProps = {
  list: { result: ShownUser[]; message?: string | undefined } | undefined
  isWhole: boolean
  isSearched: boolean
}

/** The visible count grows with every answer; screen readers hear only the final one. */
function ShownCount({ list, isWhole, isSearched }: CountProps) {
  const { t } = useTranslation('profileAdmin')
  const shown = list ? t('users.shown', { count: list.result.length }) : null
  return (
    <p className="row shown quiet small">
      {isWhole ? null : <span>{shown}</span>}
      <span role="status" className="row shown">
        {isWhole && !isSearched ? <span>{list?.message}</span> : null}
        {isWhole ? <span>{shown}</span> : null}
      </span>
    </p>
  )
}
