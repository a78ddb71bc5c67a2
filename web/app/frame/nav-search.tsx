import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useId, useRef } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from '../ui/button.tsx'
import '../ui/field.css'
import { Icon } from '../ui/icon.tsx'
import { leaveOverlay } from './leave-overlay.ts'
import './nav-search.css'
import { useNavSearch } from './use-nav-search.ts'

/** A combobox over the entries of the menu. Without a script the form asks the help page, which has a search too. */
export function NavSearch() {
  const { texts, t } = useTexts('frame')
  const locale = useLocale()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const search = useNavSearch(() => leaveOverlay(form.current))
  const { hits, highlighted, hasNoMatches } = search
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
          id={id}
          name="q"
          type="text"
          inputMode="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="go"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-activedescendant={hits[highlighted] ? `${id}-hit-${highlighted}` : undefined}
          value={search.query}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.move}
        />
        <Button type="submit">{texts.search.submit}</Button>
      </span>
      <div className="hits" id={`${id}-hits`} role="listbox" aria-label={texts.search.suggestions}>
        {hits.map((hit, index) => (
          <button
            key={hit.entry.name}
            id={`${id}-hit-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === highlighted}
            onClick={() => search.open(hit)}
          >
            {hit.name}
            {hit.entry.kind === 'external' ? <Icon name="external" className="at-end" /> : null}
          </button>
        ))}
      </div>
      <p role="status" className={hasNoMatches ? 'no-matches' : 'hidden'}>
        {hasNoMatches
          ? texts.search.noMatches
          : hits.length > 0
            ? t('search.matches', { count: hits.length })
            : ''}
      </p>
    </form>
  )
}
