import {
  Plate,
  circle,
  clamp,
  colours,
  dice,
  engravedDisc,
  frames,
  lerp,
  noise,
  pathOf,
  sheet,
  short,
  smooth,
  stroke,
} from '../ink.ts'
import type { Point, Shape } from '../ink.ts'

const scenes = {
  wide: {
    horizon: 392,
    moon: { x: 1430, y: 350, radius: 118 },
    buoy: { x: 1080, y: 520, size: 1.15 },
    rough: [960, 1640],
    rows: 96,
    size: 1,
    lineGap: 4,
  },
  tall: {
    horizon: 218,
    moon: { x: 352, y: 186, radius: 84 },
    buoy: { x: 112, y: 322, size: 0.95 },
    rough: [100, 430],
    rows: 72,
    size: 0.66,
    lineGap: 3.5,
  },
} as const
type Scene = (typeof scenes)[Shape]

const hum = noise(17)
const TONES = 7

/** Round troughs and sharp crests, as real waves have. */
function crest(phase: number): number {
  return 2 * (1 - Math.abs(Math.sin(phase / 2))) ** 1.6 - 0.5
}

type Wave = { length: number; across: number; along: number; height: number }

/** Lengths and heights in units of the eye's height above the water. */
const waves: Wave[] = [
  { length: 0.66, across: 0.82, along: 0.57, height: 0.112 },
  { length: 0.37, across: 0.96, along: -0.28, height: 0.05 },
  { length: 0.15, across: 0.7, along: 0.71, height: 0.014 },
]

function heightOfSea(across: number, along: number): number {
  const bend = 0.9 * hum(across * 0.9 + 40) + 0.7 * hum(along * 0.8 + 90)
  const group = 0.75 + 0.45 * hum(across * 0.6 + along * 0.35 + 150)
  return waves.reduce((sum, wave) => {
    const phase = ((across * wave.across + along * wave.along) / wave.length) * 2 * Math.PI + bend
    return sum + wave.height * group * crest(phase)
  }, 0)
}

type Row = { points: { at: Point; lift: number }[]; y: number; share: number }

/** One line of constant distance on the water, seen in perspective. */
function waterRow(shape: Shape, scene: Scene, index: number): Row {
  const { width, height } = frames[shape]
  const share = index / (scene.rows - 1)
  const below = 5 + (height - scene.horizon + 150 * scene.size) * share ** 1.5
  const perspective = below / scene.size
  const points: Row['points'] = []
  for (let x = -10; x <= width + 10; x += lerp(3, 5, share)) {
    const rough = smooth(scene.rough[0], scene.rough[1], x + 60 * scene.size * hum(index * 0.11))
    const lift = rough * heightOfSea((x - scene.moon.x) / below, 900 / perspective)
    const ripple = 0.8 * Math.sin(x / 64 + index * 1.3) * (1 - rough)
    points.push({ at: [x, scene.horizon + below - lift * below + ripple], lift })
  }
  return { points, y: scene.horizon + below, share }
}

/** Crests catch the moon, troughs stay dark; the path of light below the moon is brighter than both. */
function toneAt(scene: Scene, row: Row, { at, lift }: Row['points'][number]): string {
  const path = Math.exp(-(((at[0] - scene.moon.x) / (scene.size * (150 + 300 * row.share))) ** 2))
  const light = clamp(0.2 + 3.1 * lift + 0.24 * path, 0, 1)
  return String(Math.min(TONES - 1, Math.floor(light * TONES)))
}

function water(shape: Shape, scene: Scene): string {
  const { height } = frames[shape]
  let body = ''
  for (let index = 0; index < scene.rows; index++) {
    const row = waterRow(shape, scene, index)
    const plate = new Plate()
    plate.addToned(row.points.map((point) => ({ at: point.at, tone: toneAt(scene, row, point) })))
    const deep = lerp(22, 11, row.share)
    const fill = `rgb(${Math.round(deep * 0.75)},${Math.round(deep * 1.3)},${Math.round(deep * 2.1)})`
    body += `<path d="${pathOf(row.points.map(({ at }) => at))}V${height + 40}H-160z" fill="${fill}"/>`
    for (let tone = 0; tone < TONES; tone++) {
      const light = tone / (TONES - 1)
      const colour = light > 0.8 ? colours.pale : light > 0.45 ? '#c9cdd0' : '#7187ad'
      const weight = lerp(0.55, 1.5, row.share) * lerp(0.75, 1.35, light)
      body += stroke(plate.path(String(tone)), colour, weight, `opacity="${short(lerp(0.3, 1, light), 2)}"`)
    }
  }
  return body
}

function clouds(shape: Shape, scene: Scene): string {
  const roll = dice(9)
  const { width } = frames[shape]
  const plate = new Plate()
  for (let y = 12; y < scene.horizon - 4; y += 6.5) {
    for (let count = 0; count < (shape === 'wide' ? 4 : 2); count++) {
      const x = width * (shape === 'wide' ? 0.3 : 0) + roll() * width * 0.75
      const length = (50 + roll() * 330) * scene.size
      plate.add(roll() > 0.5 ? 'near' : 'far', [
        [x, y],
        [x + length, y],
      ])
    }
  }
  return (
    stroke(plate.path('far'), colours.mist, 0.8, 'opacity=".2"') +
    stroke(plate.path('near'), colours.mist, 1.1, 'opacity=".28"')
  )
}

function moonlight({ moon, lineGap }: Scene): string {
  let rings = ''
  for (let step = 0; step < 12; step++) {
    const reach = moon.radius + 9 + step * 6 + step ** 2 * 0.9
    rings += circle(
      moon.x,
      moon.y,
      reach,
      `stroke="${colours.gold}" stroke-width="1.1" opacity="${short(0.5 * (1 - step / 12) ** 1.6, 3)}"`,
    )
  }
  return (
    rings +
    circle(moon.x, moon.y, moon.radius, 'fill="#7a5c22"') +
    `<g clip-path="url(#m)">${stroke(engravedDisc(moon.x, moon.y, moon.radius, lineGap), colours.pale, lineGap * 0.7, 'stroke-linecap="butt"')}</g>`
  )
}

function glints(scene: Scene): string {
  const roll = dice(21)
  let path = ''
  for (let index = 0; index < 120; index++) {
    const share = roll() ** 1.4
    const y = scene.horizon + 6 + 240 * scene.size * share
    const spread = scene.size * (34 + 120 * share)
    const x = scene.moon.x + (roll() + roll() - 1) * spread
    const length = (5 + roll() * 26 * (0.35 + share)) * scene.size
    path += `M${short(x - length / 2)} ${short(y)}h${short(length)}`
  }
  return stroke(path, colours.pale, 1.5, 'opacity=".85"')
}

function buoy({ buoy: { x, y, size } }: Scene): string {
  let mirror = ''
  for (let step = 0; step < 9; step++) {
    const half = (19 - step * 1.6) * (step % 2 ? 0.7 : 1)
    mirror += `M${short(-half + (step % 3) * 3)} ${short(22 + step * 6.5)}h${short(half * 1.7)}`
  }
  return (
    `<g transform="translate(${x} ${y}) scale(${size})" stroke="${colours.gold}" stroke-width="2">` +
    stroke(mirror, colours.gold, 1.4, 'opacity=".5"') +
    `<path d="M-15 2L-3-68H3L15 2z" fill="${colours.night}"/><path d="M-11.6-18h23.2M-8.2-38h16.4M0-68v-16M-11.6-18L8.2-38M11.6-18L-8.2-38"/>` +
    `<path d="M-27 2h54l-7 15h-40z" fill="${colours.night}"/><path d="M-23 9.5h46" stroke-width="1.2"/></g>` +
    [30, 21, 13]
      .map((radius, index) =>
        circle(
          x,
          y - 92 * size,
          radius * size,
          `stroke="${colours.gold}" stroke-width="1" opacity="${0.22 + index * 0.18}"`,
        ),
      )
      .join('') +
    circle(x, y - 92 * size, 6.5 * size, `fill="${colours.pale}"`)
  )
}

/** One sea, calm on the left and rough on the right; a buoy stands where it turns. This is the picture of risk. */
export function drawSeas(shape: Shape): string {
  const scene = scenes[shape]
  const { width, height } = frames[shape]
  const { moon } = scene
  const veil =
    shape === 'wide'
      ? `<linearGradient id="v" x2="1" y2="0"><stop offset=".1" stop-color="${colours.night}" stop-opacity=".72"/><stop offset=".52" stop-color="${colours.night}" stop-opacity="0"/></linearGradient>`
      : ''
  return sheet(
    shape,
    `<clipPath id="m"><circle cx="${moon.x}" cy="${moon.y}" r="${moon.radius}"/></clipPath>` +
      veil +
      `<linearGradient id="k" x2="1" y2="0"><stop offset=".3" stop-color="${colours.night}"/><stop offset="1" stop-color="#16223a"/></linearGradient>`,
    `<rect width="${width}" height="${scene.horizon + 30}" fill="url(#k)"/>` +
      clouds(shape, scene) +
      moonlight(scene) +
      water(shape, scene) +
      glints(scene) +
      (veil && `<rect width="${width}" height="${height}" fill="url(#v)"/>`) +
      buoy(scene),
  )
}
