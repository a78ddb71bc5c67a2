import { useId, type ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { SearchHit } from '../search/search-hit.tsx'
import { optionId, type NavSearch } from './use-nav-search.ts'

/** The options of the list. */
export function Hits({ id, search }: { id: string; search: NavSearch }) {
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
