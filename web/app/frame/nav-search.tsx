import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useId } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import '../ui/field.css'
import { Icon } from '../ui/icon.tsx'
import './nav-search.css'
import { useNavSearch } from './use-nav-search.ts'

type Props = { onDone: () => void }

/** A combobox over the entries of the menu. Without a script the form asks the help page, which has a search too. */
export function NavSearch({ onDone }: Props) {
  const { texts, t } = useTexts('frame')
  const locale = useLocale()
  const id = useId()
  const search = useNavSearch(onDone)
  const { hits, highlighted, hasNoMatches } = search
  return (
    <form
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
          type="search"
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
      <ul className="hits" id={`${id}-hits`} role="listbox" aria-label={texts.search.suggestions}>
        {hits.map((hit, index) => (
          <li
            key={hit.entry.name}
            id={`${id}-hit-${index}`}
            role="option"
            aria-selected={index === highlighted}
            className={classNames(index === highlighted && 'highlighted')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => search.open(hit)}
          >
            {hit.name}
            {hit.entry.kind === 'external' ? <Icon name="external" className="at-end" /> : null}
          </li>
        ))}
      </ul>
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
