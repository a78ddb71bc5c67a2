import { DEFAULT_REGION, parseRegion, type RegionName } from '@aurivane/contract/region-names'

export function readRegion(query: URLSearchParams): RegionName {
  return parseRegion(query.get('select'))
}

export function canonicalRegionQuery(query: URLSearchParams): string {
  const region = readRegion(query)
  return region === DEFAULT_REGION ? '' : `?select=${region}`
}
