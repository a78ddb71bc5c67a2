import { useDeferredValue, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { cutName } from '../../layout/cut-name.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useQuery } from '../../navigation/use-query.ts'
import { useTypedBefore } from '../../components/use-typed-before.ts'
import { Marked } from '../../search/search-hit.tsx'
import type { ContentHit } from '../../search/search-contents.ts'
import { useContentSearch } from '../../search/use-content-search.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useHelpHits } from './help-hits.ts'

/** Servers refuse much longer addresses. */
const QUERY_MAX_CHARS = 200

/** Searches while typing; submitting puts the query into the address, so that it can be shared. */
export function HelpSearch() {
  const { t } = useTranslation('help')
  const [inAddress, setInAddress] = useQuery('q')
  const [typed, setTyped] = useState<string | null>(null)
  const { search } = useLocation()
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    // After submitting or going back, the query of the address applies.
    setShown(search)
    setTyped(null)
  }
  const query = typed ?? inAddress ?? ''
  const contentSearch = useContentSearch(query.trim())
  const field = useRef<HTMLInputElement>(null)
  useTypedBefore(field, setTyped)
  const { label, placeholder, submit } = t('search', { returnObjects: true })
  return (
    <search className="help-search stack g5 needs-script">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setInAddress(cutName(query.trim(), QUERY_MAX_CHARS))
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
          onFocus={() => void contentSearch.prepare()}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{submit}</Button>
      </form>
      <Results query={useDeferredValue(query).trim()} contentSearch={contentSearch} />
    </search>
  )
}

type ResultsProps = { query: string; contentSearch: ReturnType<typeof useContentSearch> }

function Results({ query, contentSearch }: ResultsProps) {
  const { t } = useTranslation('help')
  const { t: tFrame } = useTranslation('frame')
  const id = useId()
  const { pages, contents } = useHelpHits(query, contentSearch.find)
  const count = pages.length + contents.length
  return (
    <section aria-labelledby={id} className="stack g5" hidden={query === ''}>
      <h2 id={id} className="hidden">
        {t('search.results')}
      </h2>
      <p role="status">{summary()}</p>
      <HitList name={tFrame('search.pages')} hits={pages} />
      <HitList name={tFrame('search.contents')} hits={contents} />
    </section>
  )

  function summary() {
    if (query === '') return null
    if (count > 0) return t('search.found', { count, query })
    return contentSearch.isLoading ? tFrame('search.searching') : t('search.nothing', { query })
  }
}

function HitList({ name, hits }: { name: string; hits: readonly ContentHit[] }) {
  const id = useId()
  if (hits.length === 0) return null
  return (
    <div className="stack g2">
      <h3 id={id} className="hits-name">
        {name}
      </h3>
      <ul className="hits" aria-labelledby={id}>
        {hits.map(({ to, title, excerpt, label }) => (
          <li key={to} className="found">
            <LocalizedLink to={to} className="search-hit-title">
              <Marked pieces={title} />
            </LocalizedLink>
            <p className="search-hit-text">
              <Marked pieces={excerpt} />
            </p>
            {label ? <p className="search-hit-place">{label}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
