import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useTypedBefore } from '../components/use-typed-before.ts'
import { SearchHit } from '../search/search-hit.tsx'
import { Button } from '../components/button.tsx'
import { classNames } from '../components/class-names.ts'
import '../components/field.css'
import { Icon } from '../components/icon.tsx'
import { leaveOverlay } from './leave-overlay.ts'
import './nav-search.css'
import { useNavSearch } from './use-nav-search.ts'

type Search = ReturnType<typeof useNavSearch>
type Props = { isInHeader?: boolean }

/**
 * A combobox over the menu's entries and the contents of the site. Without JavaScript the form opens the help page, which
 * has a search too.
 */
export function NavSearch({ isInHeader = false }: Props) {
  const { t } = useTranslation('frame')
  const locale = useLocale()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The results cover the page, so they close when the focus leaves the search.
  const [isPresent, setPresent] = useState(false)
  const isInUse = isPresent || !isInHeader
  const search = useNavSearch(isInUse, () => {
    field.current?.blur()
    leaveOverlay(form.current)
  })
  useTypedBefore(field, (typed) => {
    setPresent(document.activeElement === field.current)
    search.prepare()
    search.type(typed)
  })
  const active = search.highlighted >= 0 ? optionId(id, search.highlighted) : undefined
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <form
      ref={form}
      className={classNames('nav-search', isInHeader ? 'in-header wide-only' : 'field')}
      role="search"
      // Keeps the focus inside on a press, also in browsers that do not focus pressed buttons.
      tabIndex={-1}
      action={localizePath(paths.help, locale)}
      onFocusCapture={() => setPresent(true)}
      onBlurCapture={(event) => setPresent(event.currentTarget.contains(event.relatedTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
        if (search.query === '' || !isInUse) field.current?.focus()
      }}
    >
      <label htmlFor={id} className={isInHeader ? 'hidden' : undefined}>
        {t('search.label')}
      </label>
      <span className="with-button">
        <input
          ref={field}
          id={id}
          name="q"
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={isInHeader ? t('search.submit') : undefined}
          aria-autocomplete="list"
          aria-expanded={search.count > 0}
          aria-controls={search.count > 0 ? `${id}-hits` : undefined}
          aria-activedescendant={active}
          value={search.query}
          onFocus={search.prepare}
          onChange={(event) => {
            // The field may have been focused before hydration.
            setPresent(true)
            search.type(event.target.value)
          }}
          onKeyDown={(event) => {
            if (isInHeader && event.key === 'Escape') search.type('')
            search.move(event)
          }}
        />
        <SubmitButton isInHeader={isInHeader} />
      </span>
      <div className={search.hasOutcome ? 'results' : undefined}>
        {search.count > 0 ? (
          <div className="hits" id={`${id}-hits`} role="listbox" aria-label={t('search.suggestions')}>
            <Hits id={id} search={search} />
          </div>
        ) : null}
        <Outcome search={search} />
      </div>
    </form>
  )
}

function SubmitButton({ isInHeader }: Props) {
  const { t } = useTranslation('frame')
  const submit = t('search.submit')
  if (!isInHeader) return <Button type="submit">{submit}</Button>
  return (
    <Button type="submit" variant="second" isSquare aria-label={submit}>
      <Icon name="search" />
    </Button>
  )
}

function Hits({ id, search }: { id: string; search: Search }) {
  const { t } = useTranslation('frame')
  const { pages, contents, highlighted, open } = search
  function option(place: number) {
    const isSelected = place === highlighted
    return {
      id: optionId(id, place),
      className: 'hit',
      role: 'option',
      tabIndex: -1,
      'aria-selected': isSelected,
    } as const
  }
  return (
    <>
      <Group name={t('search.pages')} isShown={pages.length > 0}>
        {pages.map((hit, place) => (
          <button key={hit.name} type="button" {...option(place)} onClick={() => open(hit)}>
            {hit.name}
            {hit.entry.kind === 'external' ? <Icon name="external" className="at-end" /> : null}
          </button>
        ))}
      </Group>
      <Group name={t('search.contents')} isShown={contents.length > 0}>
        {contents.map((hit, index) => (
          <button key={hit.to} type="button" {...option(pages.length + index)} onClick={() => open(hit)}>
            <SearchHit hit={hit} />
          </button>
        ))}
      </Group>
    </>
  )
}

function Group({ name, isShown, children }: { name: string; isShown: boolean; children: ReactNode }) {
  const id = useId()
  if (!isShown) return null
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} role="presentation" className="group-name">
        {name}
      </span>
      {children}
    </div>
  )
}

/** The number of hits is for screen readers; an empty result and loading are also visible. */
function Outcome({ search: { count, isLoading, hasNoMatches } }: { search: Search }) {
  const { t } = useTranslation('frame')
  if (count > 0) {
    return (
      <p role="status" className="hidden">
        {t('search.matches', { count })}
      </p>
    )
  }
  const outcome = hasNoMatches ? t('search.noMatches') : isLoading ? t('search.searching') : undefined
  return (
    <p role="status" className={outcome && 'outcome'}>
      {outcome}
    </p>
  )
}

function optionId(id: string, place: number) {
  return `${id}-hit-${place}`
}
