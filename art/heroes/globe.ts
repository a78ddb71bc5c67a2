import { countries as clubCountries } from '@aurivane/contract/countries'
import { countries, stretches } from '../geography.ts'
import type { Country } from '../geography.ts'
import { Plate, RADIANS, circle, clamp, colours, lerp, pathOf, sheet, short, stroke } from '../ink.ts'
import type { Point, Shape } from '../ink.ts'

type Place = { at: Point; isFront: boolean; light: number }

type View = {
  cx: number
  cy: number
  radius: number
  lon: number
  lat: number
  litGap: number
  landGap: number
}
type Kind = 'land' | 'lit'

const TONES = 9

// One globe between Europe and Australia, and a small one turned to the Americas: together they show all eighteen.
const globes: Record<Shape, { near: View; far: View }> = {
  wide: {
    near: { cx: 1356, cy: 470, radius: 286, lon: 76, lat: 12, litGap: 2.9, landGap: 4.3 },
    far: { cx: 1772, cy: 694, radius: 112, lon: -142, lat: 14, litGap: 2.7, landGap: 4 },
  },
  tall: {
    near: { cx: 252, cy: 252, radius: 186, lon: 76, lat: 12, litGap: 3, landGap: 4.4 },
    far: { cx: 478, cy: 462, radius: 66, lon: -142, lat: 14, litGap: 2.8, landGap: 4.1 },
  },
}

const lamp = { x: -0.5, y: 0.52, z: 0.69 }

const licensedNames = new Set<string>(clubCountries.map(({ name }) => name))

function placeOn(view: View, lon: number, lat: number): Place {
  const turn = (lon - view.lon) * RADIANS
  const rise = lat * RADIANS
  const [sinLat, cosLat] = [Math.sin(view.lat * RADIANS), Math.cos(view.lat * RADIANS)]
  const reach = Math.cos(rise) * Math.cos(turn)
  const x = Math.cos(rise) * Math.sin(turn)
  const y = cosLat * Math.sin(rise) - sinLat * reach
  const z = sinLat * Math.sin(rise) + cosLat * reach
  return {
    at: [view.cx + view.radius * x, view.cy - view.radius * y],
    isFront: z > 0,
    light: clamp(x * lamp.x + y * lamp.y + z * lamp.z, 0, 1),
  }
}

function toneOf(kind: Kind, { isFront, light }: Place): string {
  return isFront ? `${kind}${Math.min(TONES - 1, Math.floor(light * TONES))}` : 'hidden'
}

function engraveParallel(plate: Plate, view: View, kind: Kind, lat: number, ends: Point) {
  const steps = Math.max(1, Math.ceil((ends[1] - ends[0]) / 2.5))
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    placeOn(view, lerp(ends[0], ends[1], step / steps), lat),
  )
  plate.addToned(places.map((place) => ({ at: place.at, tone: toneOf(kind, place) })))
}

function engraveCountry(plate: Plate, view: View, country: Country) {
  const isLit = licensedNames.has(country.name)
  const gap = (isLit ? view.litGap : view.landGap) / (view.radius * RADIANS)
  for (let lat = -56; lat < 84; lat += gap) {
    for (const [from, to] of stretches(country, lat)) {
      if (to - from > gap * 0.3) engraveParallel(plate, view, isLit ? 'lit' : 'land', lat, [from, to])
    }
  }
}

/** The coast of a lit country, thinned to points that are at least a unit apart. */
function outline(view: View, country: Country): string {
  return country.rings
    .map((ring) => {
      const points: Point[] = []
      for (const [lon, lat] of ring) {
        const { at, isFront } = placeOn(view, lon, lat)
        const last = points.at(-1)
        if (!isFront) return ''
        if (!last || Math.hypot(at[0] - last[0], at[1] - last[1]) > 1) points.push(at)
      }
      return points.length > 5 ? `${pathOf(points)}z` : ''
    })
    .join('')
}

function graticule(view: View): string {
  let path = ''
  for (let lon = -180; lon < 180; lon += 15) {
    const line = Array.from({ length: 89 }, (_, step) => placeOn(view, lon, step * 2 - 88))
    path += pathOf(line.filter(({ isFront }) => isFront).map(({ at }) => at))
  }
  for (let lat = -75; lat < 90; lat += 15) {
    const line = Array.from({ length: 121 }, (_, step) => placeOn(view, view.lon - 180 + step * 3, lat))
    path += pathOf(line.filter(({ isFront }) => isFront).map(({ at }) => at))
  }
  return path
}

function ray({ cx, cy }: View, degrees: number, from: number, to: number): string {
  const [x, y] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)]
  return `M${short(cx + from * x)} ${short(cy + from * y)}L${short(cx + to * x)} ${short(cy + to * y)}`
}

/** Where a country lies as seen from the middle of the picture: its mark on the bezel. */
function bearingOf(view: View, country: Country): number {
  const ring = country.rings.toSorted((a, b) => b.length - a.length)[0] ?? []
  const lon = ring.reduce((sum, point) => sum + point[0], 0) / ring.length
  const lat = ring.reduce((sum, point) => sum + point[1], 0) / ring.length
  const { at } = placeOn(view, lon, lat)
  return Math.atan2(at[1] - view.cy, at[0] - view.cx) / RADIANS
}

function bezel(view: View): string {
  const inner = view.radius + 22
  let fine = ''
  let long = ''
  for (let degrees = 0; degrees < 360; degrees += 2) {
    const length = degrees % 30 === 0 ? 17 : degrees % 10 === 0 ? 11 : 6
    if (length === 17) long += ray(view, degrees, inner, inner + length)
    else fine += ray(view, degrees, inner, inner + length)
  }
  const marks = countries
    .filter(({ name }) => licensedNames.has(name))
    .map((country) => ray(view, bearingOf(view, country), inner - 13, inner - 3))
    .join('')
  const [tip, base] = [inner + 2, inner + 40]
  const at = (degrees: number, reach: number) =>
    `${short(view.cx + reach * Math.cos(degrees * RADIANS))} ${short(view.cy + reach * Math.sin(degrees * RADIANS))}`
  return (
    circle(view.cx, view.cy, inner, `stroke="${colours.mist}" stroke-opacity=".55"`) +
    circle(view.cx, view.cy, inner + 26, `stroke="${colours.line}" stroke-width=".8"`) +
    stroke(fine, colours.mist, 1, 'opacity=".6"') +
    stroke(long, colours.frost, 1.5) +
    stroke(marks, colours.gold, 2) +
    `<path d="M${at(-38, tip)}L${at(-36.6, base)}L${at(-39.4, base)}z" fill="${colours.gold}"/>`
  )
}

/** A halo of rings that grow apart: light around the globe without a smooth gradient, which would show bands. */
function halo({ cx, cy, radius }: View): string {
  let rings = ''
  for (let step = 0; step < 13; step++) {
    const reach = radius + 54 + step * 3.4 + step ** 2 * 1.15
    rings += circle(
      cx,
      cy,
      reach,
      `stroke="#3a5380" stroke-width="1" opacity="${short(0.42 * (1 - step / 13) ** 1.4, 3)}"`,
    )
  }
  return rings
}

const pens = {
  land: { colour: '#93abd4', width: [0.5, 1.35], opacity: [0.3, 0.72] },
  lit: { colour: colours.gold, width: [1, 1.75], opacity: [0.8, 1] },
} as const

function engraved(plate: Plate, kind: Kind): string {
  const { colour, width, opacity } = pens[kind]
  return Array.from({ length: TONES }, (_, tone) => {
    const light = tone / (TONES - 1)
    const strength = `opacity="${short(lerp(opacity[0], opacity[1], light), 2)}"`
    return stroke(plate.path(`${kind}${tone}`), colour, lerp(width[0], width[1], light), strength)
  }).join('')
}

/** One sphere under a lamp: shade is the weight of the line. */
function sphere(view: View): string {
  const plate = new Plate()
  for (const country of countries) engraveCountry(plate, view, country)
  const coasts = (isLit: boolean) =>
    countries
      .filter(({ name }) => licensedNames.has(name) === isLit)
      .map((country) => outline(view, country))
      .join('')
  const { cx, cy, radius } = view
  const specks = [placeOn(view, 103.8, 1.35), placeOn(view, 14.8, 46.1)].filter(({ isFront }) => isFront)
  return (
    circle(cx, cy, radius, 'fill="url(#s)"') +
    stroke(graticule(view), colours.mist, 0.7, 'opacity=".26"') +
    engraved(plate, 'land') +
    stroke(coasts(false), '#93abd4', 0.5, 'opacity=".4"') +
    engraved(plate, 'lit') +
    stroke(coasts(true), colours.pale, 0.8, 'opacity=".9"') +
    specks.map(({ at }) => circle(at[0], at[1], 3.2, `fill="${colours.pale}"`)).join('') +
    circle(cx, cy, radius, `stroke="${colours.frost}" stroke-width="1.2" opacity=".7"`)
  )
}

/** The eighteen countries on two globes; each has its gold mark on the bezel, in the direction in which it lies. */
export function drawGlobe(shape: Shape): string {
  const { near, far } = globes[shape]
  return sheet(
    shape,
    `<radialGradient id="s" cx=".34" cy=".28" r=".85"><stop stop-color="#22365a"/><stop offset=".5" stop-color="#15223a"/><stop offset="1" stop-color="#0b121e"/></radialGradient>`,
    halo(near) +
      sphere(near) +
      bezel(near) +
      circle(far.cx, far.cy, far.radius + 16, `fill="${colours.night}"`) +
      circle(far.cx, far.cy, far.radius + 9, `stroke="${colours.mist}" stroke-opacity=".55"`) +
      sphere(far),
  )
}
