import { useTranslation } from '../i18n/use-translation.ts'
import { sortByName } from '../features/sort-by-name.ts'
import '../components/rows.css'

/** The id of an entry is part of the address of links to it: /glossary#ask. */
export function Component() {
  const { t } = useTranslation('glossary')
  const named = Object.entries(t('entries', { returnObjects: true })).map(([id, entry]) => ({ id, ...entry }))
  return (
    <div className="wrap page stack g7">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <dl className="rows">
        {sortByName(named).map(({ id, name, text }) => (
          <div key={id}>
            <dt id={id}>
              <strong>{name}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
