import { brand } from './brand.ts'
import type { RegionName } from './region-names.ts'

/** Where the product is offered. Regulators and licences: country-policy.ts. */
export type CountryRow = {
  /** ISO 3166-1 alpha-2; the page shows the country's name in the reader's language. */
  code: string
  availability: 'licensed' | 'available'
}

const licensed = (code: string): CountryRow => ({ code, availability: 'licensed' })
const available = (code: string): CountryRow => ({ code, availability: 'available' })

export const regions: Record<RegionName, readonly CountryRow[]> = {
  'Asia-Pacific': [
    licensed('AU'),
    licensed('ID'),
    licensed('NZ'),
    licensed('SG'),
    licensed('TH'),
    available('JP'),
    available('MY'),
    available('PH'),
    available('VN'),
  ],
  Asia: [licensed('BD'), licensed('IN'), available('KR'), available('LK'), available('NP')],
  Europe: [
    licensed('FR'),
    licensed('GR'),
    licensed('IE'),
    licensed('IT'),
    licensed('PT'),
    licensed('SI'),
    licensed('ES'),
    licensed('CH'),
    licensed('GB'),
    available('AT'),
    available('DE'),
    available('NL'),
  ],
  Americas: [
    licensed('CA'),
    licensed('MX'),
    available('AR'),
    available('BR'),
    available('CL'),
    available('UY'),
  ],
  MiddleEast: [available('AE'), available('BH'), available('JO'), available('OM'), available('QA')],
  Africa: [available('BW'), available('GH'), available('KE'), available('MU'), available('ZA')],
}

/** No people are invented: the owner of a licensed country is the brand in that country. */
export function licensedOwnerName(countryName: string) {
  return `${brand.name} ${countryName}`
}
