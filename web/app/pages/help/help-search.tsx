import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useQuery } from '../../navigation/use-query.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { listHelpItems } from './help-items.ts'
import { searchHelp, type HelpItem } from './search-help.ts'

/** Finds while typing; submitting keeps the search in the address, so that it can be shared and returned to. */
export function HelpSearch() {
  const { texts } = useTexts('help')
  const [inAddress, setInAddress] = useQuery('q')
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? inAddress ?? ''
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was typed before the app ran stands in the field and nowhere else.
    if (field.current?.value) setTyped(field.current.value)
  }, [])
  const { label, placeholder, submit } = texts.search
  return (
    <search className="help-search stack g5 needs-script">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setInAddress(query.trim())
        }}
      >
        <TextField
          ref={field}
          label={label}
          type="search"
          name="q"
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{submit}</Button>
      </form>
      <Results query={useDeferredValue(query).trim()} />
    </search>
  )
}

function Results({ query }: { query: string }) {
  const { texts, t } = useTexts('help')
  const items = useHelpItems()
  const id = useId()
  const hits = searchHelp(query, items)
  return (
    <section aria-labelledby={id} className="stack g3" hidden={query === ''}>
      <h2 id={id} className="hidden">
        {texts.search.results}
      </h2>
      <p role="status">{summary()}</p>
      {hits.length > 0 ? (
        <ul className="hits">
          {hits.map((hit) => (
            <Hit key={hit.to} hit={hit} />
          ))}
        </ul>
      ) : null}
    </section>
  )

  function summary() {
    if (query === '') return null
    return hits.length > 0 ? t('search.found', { count: hits.length, query }) : t('search.nothing', { query })
  }
}

function Hit({ hit }: { hit: HelpItem }) {
  return (
    <li>
      <p className="quiet small">{hit.kind}</p>
      <LocalizedLink to={hit.to}>{hit.title}</LocalizedLink>
      <p className="quiet">{hit.text}</p>
    </li>
  )
}

function useHelpItems(): HelpItem[] {
  const { texts: help, t } = useTexts('help')
  const { texts: faq } = useTexts('faq')
  return useMemo(
    () => listHelpItems(help, faq, (category) => t('search.question', { category })),
    [help, faq, t],
  )
}
