import { DEFAULT_REGION, parseRegion, type RegionName } from '@aurivane/contract/region-names'

export function readRegion(query: URLSearchParams): RegionName {
  return parseRegion(query.get('select'))
}

export function writeRegion(region: RegionName): string {
  return region === DEFAULT_REGION ? '' : `?select=${region}`
}
