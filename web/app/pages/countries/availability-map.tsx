import { regionNames, regions, type RegionName } from '@aurivane/contract/regions'
import { countryName } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { MapKeySign, WorldMap } from '../../product/drawings/world-map.tsx'

const rows = regionNames.flatMap((name) => regions[name])
const licensedCount = rows.filter(({ availability }) => availability === 'licensed').length
const availableCount = rows.length - licensedCount

export function AvailabilityMap({ region }: { region: RegionName }) {
  const { texts, t } = useTexts('countries')
  const locale = useLocale()
  return (
    <figure className="map">
      <WorldMap
        rows={rows}
        selectedCodes={regions[region].map(({ code }) => code)}
        title={texts.map.title}
        description={texts.map.description}
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
          {texts.map.notOffered}
        </span>
        <span className="quiet">{texts.map.unitedStates}</span>
      </figcaption>
    </figure>
  )
}
