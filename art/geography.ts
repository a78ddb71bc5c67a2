import { feature } from 'topojson-client'
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'
import atlas50 from 'world-atlas/countries-50m.json' with { type: 'json' }

export type Ring = readonly (readonly [lon: number, lat: number])[]
export type Stretch = [from: number, to: number]
export type Country = { name: string; rings: Ring[] }

export type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>
export type Atlas = Topology<{ countries: { type: 'GeometryCollection'; geometries: Shape[] } }>

// The JSON module is typed by its literal content, which is too wide for the topology types.
export const atlas = atlas50 as unknown as Atlas

export const countries: Country[] = atlas.objects.countries.geometries
  .map((shape) => ({ name: shape.properties?.name ?? '', rings: ringsOf(geometryOf(atlas, shape)) }))
  .filter(({ name }) => name !== 'Antarctica')

// Both branches look alike: the types of topojson tell the two apart only one by one.
export function geometryOf(topology: Atlas, shape: Shape): GeoJSON.Polygon | GeoJSON.MultiPolygon {
  return shape.type === 'Polygon' ? feature(topology, shape).geometry : feature(topology, shape).geometry
}

function ringsOf(geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon): Ring[] {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
  return rings.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon, lat] as const))
}

/** Stretches of longitude where the parallel `lat` runs over a country (even-odd rule). */
export function stretches(country: Country, lat: number): Stretch[] {
  return country.rings.length > 0 ? pairsOf(country.rings.flatMap((ring) => cutsOf(ring, lat))) : []
}

/** The same for all land: borders between neighbours leave no gap. */
export function landStretches(lat: number): Stretch[] {
  const merged: Stretch[] = []
  const all = countries.flatMap((country) => stretches(country, lat)).toSorted((a, b) => a[0] - b[0])
  for (const [from, to] of all) {
    const last = merged.at(-1)
    if (last && from - last[1] < 0.3) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

function cutsOf(ring: Ring, lat: number): number[] {
  const cuts: number[] = []
  let [x0, y0] = ring[0] ?? [0, 0]
  for (const [lon, y1] of ring) {
    // A ring that steps over the date line goes on beyond 180 instead of running back around the world.
    const x1 = lon - x0 > 180 ? lon - 360 : x0 - lon > 180 ? lon + 360 : lon
    if (y0 > lat !== y1 > lat) cuts.push(x0 + ((lat - y0) / (y1 - y0)) * (x1 - x0))
    x0 = x1
    y0 = y1
  }
  return cuts
}

function pairsOf(cuts: number[]): Stretch[] {
  const sorted = cuts.toSorted((a, b) => a - b)
  return sorted.flatMap((from, index): Stretch[] => {
    const to = sorted[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}
