import { landStretches } from '../geography.ts'
import { Plate, RADIANS, circle, colours, frames, pathOf, sheet, short, stroke } from '../ink.ts'
import type { Point, Shape } from '../ink.ts'

const scenes = {
  wide: {
    left: 470,
    west: -106,
    perLon: 5,
    equator: 486,
    perLat: 5.3,
    gap: 16 / 3,
    scale: { x: 900, y: 776, width: 920 },
  },
  tall: {
    left: 14,
    west: -16,
    perLon: 2.72,
    equator: 302,
    perLat: 3.7,
    gap: 5.25,
    scale: { x: 60, y: 500, width: 440 },
  },
} as const
type Scene = (typeof scenes)[Shape]

const centres = {
  london: [-0.1, 51.5, 1],
  zurich: [8.5, 47.4, 0.7],
  milan: [9.2, 45.5, 0.5],
  madrid: [-3.7, 40.4, 0.5],
  lisbon: [-9.1, 38.7, 0.4],
  athens: [23.7, 38, 0.4],
  dublin: [-6.3, 53.3, 0.45],
  paris: [2.3, 48.9, 0.6],
  frankfurt: [8.7, 50.1, 0.7],
  mumbai: [72.9, 19.1, 0.8],
  dhaka: [90.4, 23.8, 0.45],
  bangkok: [100.5, 13.7, 0.6],
  singapore: [103.8, 1.4, 1],
  jakarta: [106.8, -6.2, 0.55],
  hongkong: [114.2, 22.3, 0.85],
  tokyo: [139.7, 35.7, 1],
  sydney: [151.2, -33.9, 0.95],
  perth: [115.9, -32, 0.4],
  auckland: [174.8, -36.8, 0.6],
  toronto: [-79.4, 43.7, 0.6],
  mexico: [-99.1, 19.4, 0.5],
  newyork: [-74, 40.7, 0.8],
  dubai: [55.3, 25.2, 0.5],
} as const satisfies Record<string, readonly [lon: number, lat: number, size: number]>
type Centre = keyof typeof centres

const routes: [Centre, Centre][] = [
  ['auckland', 'sydney'],
  ['sydney', 'tokyo'],
  ['sydney', 'singapore'],
  ['tokyo', 'hongkong'],
  ['hongkong', 'singapore'],
  ['singapore', 'mumbai'],
  ['mumbai', 'london'],
  ['dubai', 'zurich'],
  ['london', 'newyork'],
  ['newyork', 'mexico'],
  ['london', 'toronto'],
  ['hongkong', 'zurich'],
  ['tokyo', 'london'],
]

// 22:00 UTC in late November: the day of the market begins in Auckland and Sydney while the other centres sleep.
const HOUR_UTC = 22
const SUN_LON = 180 - 15 * HOUR_UTC + 360
const SUN_LAT = -19.6

function place(scene: Scene, lon: number, lat: number): Point {
  return [scene.left + (lon - scene.west) * scene.perLon, scene.equator - lat * scene.perLat]
}

/** Height of the sun over a place, as the sine of its angle. */
function daylight(lon: number, lat: number): number {
  const [rise, sun] = [lat * RADIANS, SUN_LAT * RADIANS]
  return Math.sin(rise) * Math.sin(sun) + Math.cos(rise) * Math.cos(sun) * Math.cos((lon - SUN_LON) * RADIANS)
}

const tones = [
  { above: 0.5, colour: '#9db0d2', width: 2.4 },
  { above: 0.25, colour: '#8ba1c8', width: 2.1 },
  { above: 0.05, colour: '#7890bb', width: 1.8 },
  { above: -0.1, colour: '#647ca8', width: 1.5 },
  { above: -0.3, colour: '#546b96', width: 1.3 },
  { above: -2, colour: '#485e88', width: 1.15 },
] as const

/** Land as engraved parallels: heavy by day, fine by night. */
function land(scene: Scene): string {
  const plate = new Plate()
  for (let lat = -50; lat < 74; lat += scene.gap / scene.perLat) {
    for (const [from, to] of landStretches(lat)) {
      const start = Math.max(from, scene.west - 8)
      if (to - start < 0.6) continue
      const steps = Math.max(1, Math.ceil((to - start) / 1.5))
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const lon = start + ((to - start) * step) / steps
        const light = daylight(lon, lat)
        return { at: place(scene, lon, lat), tone: String(tones.findIndex(({ above }) => light > above)) }
      })
      plate.addToned(points)
    }
  }
  return tones
    .map(({ colour, width }, index) =>
      stroke(plate.path(String(index)), colour, width, 'stroke-linecap="butt"'),
    )
    .join('')
}

/** The edge between day and night, where the sun is just rising. */
function terminator(scene: Scene): string {
  const dawn: Point[] = []
  for (let lat = -43; lat <= 69; lat += 1) {
    const half = Math.acos(-Math.tan(lat * RADIANS) * Math.tan(SUN_LAT * RADIANS)) / RADIANS
    dawn.push(place(scene, SUN_LON - half, lat))
  }
  return stroke(pathOf(dawn), colours.gold, 1.4, 'opacity=".8" stroke-dasharray="1 7"')
}

function isInFrame(scene: Scene, name: Centre): boolean {
  return centres[name][0] > scene.west
}

function arcs(scene: Scene): string {
  return routes
    .filter((route) => route.every((name) => isInFrame(scene, name)))
    .map(([from, to]) => {
      const [x1, y1] = place(scene, centres[from][0], centres[from][1])
      const [x2, y2] = place(scene, centres[to][0], centres[to][1])
      const lift = Math.hypot(x2 - x1, y2 - y1) * 0.24
      return `M${short(x1)} ${short(y1)}Q${short((x1 + x2) / 2)} ${short((y1 + y2) / 2 - lift)} ${short(x2)} ${short(y2)}`
    })
    .join('')
}

/** A lamp is a point with rays of rings, as lighthouses are drawn on charts. */
function lamps(scene: Scene): string {
  return (Object.keys(centres) as Centre[])
    .filter((name) => isInFrame(scene, name))
    .map((name) => {
      const [lon, lat, size] = centres[name]
      const [x, y] = place(scene, lon, lat)
      const ring = (share: number, opacity: number) =>
        circle(
          x,
          y,
          share * (4 + 15 * size),
          `stroke="${colours.gold}" stroke-width="1" opacity="${opacity}"`,
        )
      return (
        circle(x, y, 10 + 26 * size, 'fill="url(#p)"') +
        (size > 0.65 ? ring(1, 0.4) : '') +
        (size > 0.55 ? ring(0.62, 0.7) : '') +
        circle(x, y, 1.9 + 2.4 * size, `fill="${colours.pale}"`)
      )
    })
    .join('')
}

/** Opening hours of the four sessions in UTC. */
const sessions = [
  { from: 22, to: 7 },
  { from: 0, to: 9 },
  { from: 7, to: 16 },
  { from: 13, to: 22 },
] as const

function dayScale({ scale }: Scene): string {
  let fine = ''
  let long = ''
  for (let quarter = 0; quarter <= 96; quarter++) {
    const x = short(scale.x + (scale.width * quarter) / 96)
    if (quarter % 24 === 0) long += `M${x} ${scale.y}v20`
    else if (scale.width > 600 || quarter % 2 === 0) fine += `M${x} ${scale.y}v${quarter % 4 === 0 ? 12 : 6}`
  }
  const bars = sessions.map(({ from, to }, row) => {
    const y = scale.y - 14 - row * 9
    const bar = (start: number, end: number) =>
      `M${short(scale.x + (scale.width * start) / 24)} ${y}H${short(scale.x + (scale.width * end) / 24)}`
    const path = from < to ? bar(from, to) : bar(from, 24) + bar(0, to)
    return stroke(path, row === 0 ? colours.gold : colours.mist, 3)
  })
  const now = short(scale.x + (scale.width * HOUR_UTC) / 24)
  return (
    stroke(`M${scale.x} ${scale.y}h${scale.width}`, colours.mist, 1, 'opacity=".7"') +
    stroke(fine, colours.mist, 1, 'opacity=".7"') +
    stroke(long, colours.frost, 1.6) +
    bars.join('') +
    stroke(`M${now} ${scale.y - 52}v60`, colours.pale, 1.2)
  )
}

/** The world at night. Trading centres shine as lamps, above a scale of 24 hours with its four sessions. */
export function drawCentres(shape: Shape): string {
  const scene = scenes[shape]
  const { width, height } = frames[shape]
  const veil =
    shape === 'wide'
      ? `<linearGradient id="v" x2="1" y2="0"><stop offset=".2" stop-color="${colours.night}" stop-opacity=".96"/><stop offset=".5" stop-color="${colours.night}" stop-opacity="0"/></linearGradient>`
      : ''
  return sheet(
    shape,
    `<radialGradient id="p"><stop stop-color="${colours.gold}" stop-opacity=".7"/><stop offset=".4" stop-color="${colours.gold}" stop-opacity=".2"/><stop offset="1" stop-color="${colours.gold}" stop-opacity="0"/></radialGradient>` +
      veil,
    land(scene) +
      terminator(scene) +
      stroke(arcs(scene), colours.gold, 1.1, 'opacity=".62"') +
      lamps(scene) +
      (veil && `<rect width="${width}" height="${height}" fill="url(#v)"/>`) +
      dayScale(scene),
  )
}
