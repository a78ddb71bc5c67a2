import { writeFile } from 'node:fs/promises'
import { regions } from '@aurivane/contract/regions'
import { geoArea, geoConicConformal, geoNaturalEarth1, geoPath } from 'd3-geo'
import type { GeoContext, GeoProjection } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import { atlas, geometryOf } from './geography.ts'
import type { Atlas, Shape } from './geography.ts'
import { pathOf } from './ink.ts'
import type { Point } from './ink.ts'
import { codeByAtlasId } from './map-codes.ts'
import { simplifyArcs } from './simplify-arcs.ts'
import { writeModule } from './write-module.ts'

type Plan = {
  width: number
  height: number
  projection: GeoProjection
  /** How far a simplified coast may stray, in units of the map. */
  tolerance: number
  /** Islands and enclaves below this area are left out, unless they are all a country has. */
  smallestArea: number
  /** Countries below this area get a dot besides their shape. */
  dotBelowArea: number
}

const world: Plan = {
  width: 1800,
  height: 844,
  projection: geoNaturalEarth1().rotate([-11, 0]).scale(344).translate([938, 492]).precision(0),
  tolerance: 1.65,
  smallestArea: 22,
  dotBelowArea: 60,
}

const europe: Plan = {
  width: 560,
  height: 520,
  projection: geoConicConformal()
    .parallels([38, 56])
    .rotate([-8, 0])
    .fitExtent(
      [
        [0, 0],
        [560, 520],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-10.5, 37],
          [27, 36.5],
          [-10, 58.4],
          [22, 58],
        ],
      },
    )
    .clipExtent([
      [-6, -6],
      [566, 526],
    ])
    .precision(0),
  tolerance: 1.5,
  smallestArea: 26,
  dotBelowArea: 0,
}

type Drawn = { land: string; countries: Record<string, string>; dots: Record<string, Point> }
type Box = [x: number, y: number, width: number, height: number]

/** The rings of a shape in map units, taken from the drawing calls of d3. */
function ringsOf(projection: GeoProjection, shape: GeoJSON.MultiPolygon): Point[][] {
  const rings: Point[][] = []
  const context: GeoContext = {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  }
  geoPath(projection, context)(shape)
  return rings
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Distant territories belong to no row of the region table: without their country's number they are land like any other. */
function withoutOverseas(topology: Atlas, shape: Shape): Shape[] {
  if (shape.type !== 'MultiPolygon' || !['FR', 'NL'].includes(codeByAtlasId[String(shape.id)] ?? ''))
    return [shape]
  const { coordinates } = feature(topology, shape).geometry
  const isOverseas = (_: unknown, index: number) => {
    const [lon = 0, lat = 0] = coordinates[index]?.[0]?.[0] ?? []
    return lat < 30 || lon < -30
  }
  return [
    { ...shape, arcs: shape.arcs.filter((arcs, index) => !isOverseas(arcs, index)) },
    { ...shape, id: undefined, arcs: shape.arcs.filter(isOverseas) },
  ]
}

/** A simplified island can collapse or turn inside out, and d3 would then fill the whole sphere. */
function soundPolygons(shape: GeoJSON.Polygon | GeoJSON.MultiPolygon): GeoJSON.MultiPolygon {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return {
    type: 'MultiPolygon',
    coordinates: polygons
      .map((rings) => rings.filter((ring) => ring.length > 3))
      .filter((rings) => rings.length > 0 && geoArea({ type: 'Polygon', coordinates: rings }) < 2 * Math.PI),
  }
}

function pathFor(rings: Point[][], plan: Plan): string {
  const bySize = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
  return bySize
    .filter((ring, index) => index === 0 || areaOf(ring) > plan.smallestArea)
    .map((ring) => pathOf(ring, 0))
    .map((path) => path && `${path}z`)
    .join('')
}

function drawPlan(plan: Plan): Drawn {
  const topology = simplifyArcs(atlas, (place) => plan.projection(place), plan.tolerance)
  const drawn: Drawn = { land: '', countries: {}, dots: {} }
  const others: Shape[] = []
  const shapes = topology.objects.countries.geometries.flatMap((shape) => withoutOverseas(topology, shape))
  for (const shape of shapes) {
    const code = codeByAtlasId[String(shape.id)]
    if (shape.properties?.name === 'Antarctica') continue
    // Uninhabited islands may carry the number of the country that owns them.
    if (code === undefined || code in drawn.countries) {
      others.push(shape)
      continue
    }
    const rings = ringsOf(plan.projection, soundPolygons(geometryOf(topology, shape)))
    const path = pathFor(rings, plan)
    if (path) drawn.countries[code] = path
    if (Math.max(0, ...rings.map(areaOf)) < plan.dotBelowArea) drawn.dots[code] = middleOf(code, plan)
  }
  drawn.land = pathFor(ringsOf(plan.projection, soundPolygons(merge(topology, others))), plan)
  return drawn
}

/** From the unsimplified atlas: of a small island little is left to measure. */
function middleOf(code: string, { projection }: Plan): Point {
  const shape = atlas.objects.countries.geometries.find(({ id }) => codeByAtlasId[String(id)] === code)
  const centre = shape ? geoPath(projection).centroid(geometryOf(atlas, shape)) : [0, 0]
  return [Math.round(centre[0] ?? 0), Math.round(centre[1] ?? 0)]
}

/** What the Europe map shows, as a frame on the world map. */
function europeOnWorld(): Box {
  const corners: [number, number][] = [
    [-11, 36],
    [28, 36],
    [-11, 59.5],
    [28, 59.5],
  ]
  const points = corners.map((corner): Point => world.projection(corner) ?? [0, 0])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.round(Math.min(...xs)), Math.round(Math.min(...ys))]
  return [left, top, Math.round(Math.max(...xs)) - left, Math.round(Math.max(...ys)) - top]
}

type PartName = 'world' | 'europe'
type Plans = Record<PartName, { plan: Plan; drawn: Drawn }>

/** The shapes themselves are a picture of their own: the page then carries only their names. */
function shapesText(plans: Plans): string {
  const shapes = (Object.keys(plans) as PartName[]).flatMap((name) => {
    const { land, countries } = plans[name].drawn
    const entries = Object.entries({ land, ...countries })
    return entries.map(([code, path]) => `<path id="${name}-${code}" d="${path}"/>`)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join('\n')}\n</svg>\n`
}

function moduleText(plans: Plans): string {
  const part = (name: PartName) => {
    const { plan, drawn } = plans[name]
    const { width, height } = plan
    const codes = Object.keys(drawn.countries)
    return `export const ${name}: MapPart = ${JSON.stringify({ name, width, height, codes, dots: drawn.dots })}\n`
  }
  return `// Written by art/draw-map.ts. Shapes: Natural Earth, public domain.
/** What world-map.svg holds under \`name-code\`, and under \`name-land\` every country without a shape of its own. */
export type MapPart = {
  name: string
  width: number
  height: number
  codes: readonly string[]
  /** Middles of countries too small to see. */
  dots: Readonly<Record<string, readonly [x: number, y: number]>>
}

${part('world')}
${part('europe')}
/** The frame of the Europe map on the world map. */
export const europeOnWorld = ${JSON.stringify(europeOnWorld())} as const
`
}

export async function drawMap() {
  const plans = {
    world: { plan: world, drawn: drawPlan(world) },
    europe: { plan: europe, drawn: drawPlan(europe) },
  }
  const missing = Object.values(regions)
    .flat()
    .filter(({ code }) => !(code in plans.world.drawn.countries) && !(code in plans.world.drawn.dots))
  if (missing.length > 0) throw new Error(`no shape for ${missing.map(({ code }) => code).join(', ')}`)
  await writeModule('world-map-parts.ts', moduleText(plans))
  await writeFile(new URL('../web/public/pictures/world-map.svg', import.meta.url), shapesText(plans))
}

if (import.meta.main) await drawMap()
