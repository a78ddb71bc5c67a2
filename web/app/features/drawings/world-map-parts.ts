// Written by art/draw-map.ts. Shapes: Natural Earth, public domain.
/** What world-map.svg holds under `name-code`, and under `name-land` every country without a shape of its own. */
export type MapPart = {
  name: string
  width: number
  height: number
  codes: readonly string[]
  /** Middles of countries too small to see. */
  dots: Readonly<Record<string, readonly [x: number, y: number]>>
}

export const world: MapPart = {
  name: 'world',
  width: 1800,
  height: 844,
  codes: [
    'VN',
    'UY',
    'GB',
    'AE',
    'TH',
    'CH',
    'LK',
    'ES',
    'KR',
    'ZA',
    'SI',
    'SG',
    'SA',
    'QA',
    'PT',
    'PH',
    'PE',
    'PK',
    'OM',
    'NG',
    'NZ',
    'NL',
    'NP',
    'MX',
    'MU',
    'MY',
    'KW',
    'KE',
    'JO',
    'JP',
    'IT',
    'IE',
    'ID',
    'IN',
    'GR',
    'GH',
    'DE',
    'FR',
    'CO',
    'CL',
    'CA',
    'BR',
    'BW',
    'BD',
    'BH',
    'AT',
    'AU',
    'AR',
  ],
  dots: { SG: [1423, 484], QA: [1142, 339], MU: [1177, 615], KW: [1121, 314], BH: [1138, 334] },
}

export const europe: MapPart = {
  name: 'europe',
  width: 560,
  height: 520,
  codes: ['GB', 'CH', 'ES', 'SI', 'PT', 'NL', 'IT', 'IE', 'GR', 'DE', 'FR', 'AT'],
  dots: {},
}

/** The frame of the Europe map on the world map. */
export const europeOnWorld = [830, 135, 191, 138] as const
