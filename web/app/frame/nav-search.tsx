import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { useTypedBefore } from '../ui/use-typed-before.ts'
import { Found } from '../search/found.tsx'
import { Button } from '../ui/button.tsx'
import '../ui/field.css'
import { Icon } from '../ui/icon.tsx'
import { leaveOverlay } from './leave-overlay.ts'
import './nav-search.css'
import { useNavSearch } from './use-nav-search.ts'

type Search = ReturnType<typeof useNavSearch>

/**
 * A combobox over the entries of the menu, and below them what our texts say. Without a script the form asks the help
 * page, which has a search too.
 */
export function NavSearch() {
  const { texts } = useTexts('frame')
  const locale = useLocale()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useNavSearch(() => leaveOverlay(form.current))
  useTypedBefore(field, (typed) => {
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
      className="field nav-search"
      role="search"
      action={localizePath(paths.help, locale)}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <label htmlFor={id}>{texts.search.label}</label>
      <span className="with-button">
        <input
          ref={field}
          id={id}
          name="q"
          type="text"
          inputMode="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded={search.count > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={active}
          value={search.query}
          onFocus={search.prepare}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.move}
        />
        <Button type="submit">{texts.search.submit}</Button>
      </span>
      <div className="hits" id={`${id}-hits`} role="listbox" aria-label={texts.search.suggestions}>
        <Hits id={id} search={search} />
      </div>
      <Outcome search={search} />
    </form>
  )
}

function Hits({ id, search }: { id: string; search: Search }) {
  const { texts } = useTexts('frame')
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
      <Group name={texts.search.pages} isShown={pages.length > 0}>
        {pages.map((hit, place) => (
          <button key={hit.name} type="button" {...option(place)} onClick={() => open(hit)}>
            {hit.name}
            {hit.entry.kind === 'external' ? <Icon name="external" className="at-end" /> : null}
          </button>
        ))}
      </Group>
      <Group name={texts.search.contents} isShown={contents.length > 0}>
        {contents.map((hit, index) => (
          <button key={hit.to} type="button" {...option(pages.length + index)} onClick={() => open(hit)}>
            <Found hit={hit} />
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

/** How many there are is read out; that there are none, and that they are on their way, is also seen. */
function Outcome({ search: { count, isLoading, hasNoMatches } }: { search: Search }) {
  const { texts, t } = useTexts('frame')
  if (count > 0) {
    return (
      <p role="status" className="hidden">
        {t('search.matches', { count })}
      </p>
    )
  }
  const outcome = hasNoMatches ? texts.search.noMatches : isLoading ? texts.search.searching : undefined
  return (
    <p role="status" className={outcome && 'outcome'}>
      {outcome}
    </p>
  )
}

function optionId(id: string, place: number) {
  return `${id}-hit-${place}`
}
