/** Regions of the countries page. Apart from their countries, because every page knows the addresses of all pages. */
export const regionNames = ['Asia-Pacific', 'Asia', 'Europe', 'Americas', 'MiddleEast', 'Africa'] as const
export type RegionName = (typeof regionNames)[number]
export const DEFAULT_REGION: RegionName = 'Asia-Pacific'

/** Unknown values of `?select=` fall back to Asia-Pacific. */
export function parseRegion(text: string | null | undefined): RegionName {
  return regionNames.find((name) => name === text) ?? DEFAULT_REGION
}
