import { countryName } from '@aurivane/contract/countries'
import type { RegionName } from '@aurivane/contract/region-names'
import { regions } from '@aurivane/contract/regions'
import { policyIn, useCountryNotice } from '../../features/country-notice.tsx'
import { sortByName } from '../../features/sort-by-name.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What the law of the region's countries says; nothing if there is no such notice. */
export function RegionNotices({ region }: { region: RegionName }) {
  const { t } = useTranslation('countryPolicy')
  const locale = useLocale()
  const noted = regions[region].filter(({ code }) => {
    const { notice, promotion } = policyIn(code)
    return notice !== null || promotion === 'off'
  })
  if (noted.length === 0) return null
  const named = noted.map(({ code }) => ({ code, name: countryName(code, locale) }))
  return (
    <section className="stack g3" aria-labelledby="country-notices">
      <h2 id="country-notices">{t('heading')}</h2>
      <ul className="notices">
        {sortByName(named).map(({ code }) => (
          <Notice key={code} code={code} />
        ))}
      </ul>
    </section>
  )
}

function Notice({ code }: { code: string }) {
  return <li>{useCountryNotice(code)}</li>
}
