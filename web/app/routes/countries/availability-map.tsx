import { countryName } from '@aurivane/contract/countries'
import { regionNames, type RegionName } from '@aurivane/contract/region-names'
import { regions } from '@aurivane/contract/regions'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { MapKeySign, WorldMap } from '../../features/drawings/world-map.tsx'

const rows = regionNames.flatMap((name) => regions[name])
const licensedCount = rows.filter(({ availability }) => availability === 'licensed').length
const availableCount = rows.length - licensedCount

export function AvailabilityMap({ region }: { region: RegionName }) {
  const { t } = useTranslation('countries')
  const locale = useLocale()
  return (
    <figure className="map">
      <WorldMap
        rows={rows}
        selectedCodes={regions[region].map(({ code }) => code)}
        title={t('map.title')}
        description={t('map.description')}
        nameOf={(code) => countryName(code, locale)}
      />
      <figcaption>
        <span>
          <MapKeySign availability="licensed" />
          {t('map.licensed', { count: licensedCount })}
        </span>
        <span>
          <MapKeySign availability="available" />
          {t('map.available', { count: availableCount })}
        </span>
        <span>
          <MapKeySign availability="none" />
          {t('map.notOffered')}
        </span>
        <span className="quiet">{t('map.unitedStates')}</span>
      </figcaption>
    </figure>
  )
}
