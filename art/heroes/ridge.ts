import {
  Plate,
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

type Layer = {
  base: number
  height: number
  step: number
  body: number
  seed: number
  ground: string
  line: string
  warm: string
  pen: number
}

// Level lines stand a whole number of pixels apart at the widths that are rendered; otherwise they beat.
const scenes = {
  wide: { sun: { x: 1390, y: 566, radius: 150 }, calmUntil: 760, lineGap: 8, reach: 900 },
  tall: { sun: { x: 300, y: 306, radius: 98 }, calmUntil: -400, lineGap: 7, reach: 440 },
} as const
type Scene = (typeof scenes)[Shape]

const layers: Record<Shape, Layer[]> = {
  wide: [
    {
      base: 590,
      height: 105,
      step: 10,
      body: 5,
      seed: 5,
      ground: '#3a3138',
      line: '#8d6f5c',
      warm: '#f0ad70',
      pen: 1,
    },
    {
      base: 655,
      height: 130,
      step: 14,
      body: 7,
      seed: 23,
      ground: '#262a38',
      line: '#6d6a72',
      warm: '#f4b263',
      pen: 1.2,
    },
    {
      base: 735,
      height: 140,
      step: 20,
      body: 11,
      seed: 61,
      ground: '#171e2d',
      line: '#566484',
      warm: '#f6bb55',
      pen: 1.5,
    },
    {
      base: 850,
      height: 120,
      step: 30,
      body: 17,
      seed: 12,
      ground: '#0d1420',
      line: '#44577f',
      warm: colours.gold,
      pen: 1.9,
    },
  ],
  tall: [
    {
      base: 335,
      height: 62,
      step: 9,
      body: 4.4,
      seed: 5,
      ground: '#3a3138',
      line: '#8d6f5c',
      warm: '#f0ad70',
      pen: 1,
    },
    {
      base: 382,
      height: 76,
      step: 13,
      body: 6.6,
      seed: 23,
      ground: '#262a38',
      line: '#6d6a72',
      warm: '#f4b263',
      pen: 1.2,
    },
    {
      base: 440,
      height: 84,
      step: 18,
      body: 10,
      seed: 66,
      ground: '#171e2d',
      line: '#566484',
      warm: '#f6bb55',
      pen: 1.5,
    },
    {
      base: 518,
      height: 70,
      step: 26,
      body: 15,
      seed: 12,
      ground: '#0d1420',
      line: '#44577f',
      warm: colours.gold,
      pen: 1.9,
    },
  ],
}

const SKY_TONES = 16

/** The sky is ruled; the nearer to the sun, the heavier the line. */
function sky(shape: Shape, { sun, calmUntil, lineGap, reach }: Scene): string {
  const { width } = frames[shape]
  const plate = new Plate()
  for (let y = lineGap; y < sun.y + sun.radius; y += lineGap) {
    const points: { at: Point; tone: string }[] = []
    for (let x = 0; x <= width; x += 4) {
      const distance = Math.hypot(x - sun.x, y - sun.y)
      const glow = clamp(1 - distance / reach, 0, 1) ** 1.7 * smooth(calmUntil - 360, calmUntil + 200, x)
      points.push({ at: [x, y], tone: String(Math.ceil(glow * SKY_TONES)) })
    }
    plate.addToned(points)
  }
  return Array.from({ length: SKY_TONES }, (_, index) => {
    const weight = lerp(0.5, 4.8, ((index + 1) / SKY_TONES) ** 1.1)
    return stroke(plate.path(String(index + 1)), 'url(#r)', weight, 'stroke-linecap="butt"')
  }).join('')
}

/** Ridge lines that go up and come down: peaks away from the sun, a saddle below it. */
function crest(layer: Layer, scene: Scene, depth: number): (x: number) => number {
  const hum = noise(layer.seed)
  const scale = scene.sun.radius / 150
  return (x) => {
    const near = (x - scene.sun.x) / scale
    const saddle = Math.exp(-((near / 260) ** 2))
    const wave = 0.8 * hum(near / 230 + 30.4) + 0.38 * hum(near / 88 + 60) + 0.16 * hum(near / 38 + 90)
    return layer.base - layer.height * (wave + 0.2 - saddle * lerp(0.15, 0.5, depth))
  }
}

type Candles = { wicks: string; rising: string; falling: string; slopes: string; ground: Point[] }

function candlesOf(layer: Layer, width: number, height: number, top: (x: number) => number): Candles {
  const roll = dice(layer.seed * 77)
  const candles: Candles = { wicks: '', rising: '', falling: '', slopes: '', ground: [[-40, height]] }
  let open = top(-layer.step)
  for (let x = 0; x <= width + layer.step; x += layer.step) {
    const close = top(x) + (roll() - 0.5) * layer.height * 0.2
    const [upper, lower] = [Math.min(open, close), Math.max(open, close)]
    const high = upper - roll() * layer.height * 0.17 - 3
    const low = lower + roll() * layer.height * 0.17 + 3
    const half = layer.body / 2
    const body = `M${short(x - half)} ${short(upper)}h${short(layer.body)}v${short(Math.max(2.5, lower - upper))}h${short(-layer.body)}z`
    candles.wicks += `M${short(x)} ${short(high)}V${short(upper)}M${short(x)} ${short(lower)}V${short(low)}`
    if (close < open) candles.rising += body
    else candles.falling += body
    candles.slopes += `M${short(x)} ${short(low + 7)}V${height}`
    candles.slopes += `M${short(x + layer.step / 2)} ${short(lower + 14)}V${height}`
    candles.ground.push([x - layer.step / 2, lower + 5], [x + layer.step / 2, lower + 5])
    open = close
  }
  candles.ground.push([width + 40, height])
  return candles
}

function drawLayer(shape: Shape, layer: Layer, depth: number): string {
  const { width, height } = frames[shape]
  const candles = candlesOf(layer, width, height, crest(layer, scenes[shape], depth / 3))
  return (
    `<path d="${pathOf(candles.ground)}z" fill="${layer.ground}"/>` +
    stroke(candles.slopes, `url(#f${depth})`, 0.8 + depth * 0.12) +
    stroke(candles.wicks, `url(#l${depth})`, layer.pen) +
    `<path d="${candles.rising}" fill="${layer.ground}" stroke="url(#l${depth})" stroke-width="${layer.pen}"/>` +
    `<path d="${candles.falling}" fill="url(#l${depth})" stroke="url(#l${depth})" stroke-width="${short(layer.pen * 0.6, 2)}"/>`
  )
}

/** Where the sun stands, the lines turn warm; at the left, where the text is, they sink into the night. */
function gradients(shape: Shape, layer: Layer, depth: number): string {
  const { width } = frames[shape]
  const { sun, calmUntil } = scenes[shape]
  const stop = (x: number, colour: string, opacity = 1) =>
    `<stop offset="${short(clamp(x / width, 0, 1), 3)}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const spread = sun.radius * 2.1
  return (
    `<linearGradient id="l${depth}" gradientUnits="userSpaceOnUse" x2="${width}" y2="0">` +
    stop(calmUntil - 420, layer.line, calmUntil > 0 ? 0.22 : 0.8) +
    stop(sun.x - spread, layer.line) +
    stop(sun.x, layer.warm) +
    stop(sun.x + spread, layer.line) +
    `</linearGradient><linearGradient id="f${depth}" gradientUnits="userSpaceOnUse" x2="0" y1="${layer.base - layer.height}" y2="${layer.base + layer.height * 1.5}">` +
    `<stop stop-color="${layer.warm}" stop-opacity=".5"/><stop offset=".35" stop-color="${layer.line}" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="${layer.line}" stop-opacity=".04"/></linearGradient>`
  )
}

/** Ridges of candlesticks before sunrise. Up candles are hollow, down candles filled: both make the mountain. */
export function drawRidge(shape: Shape): string {
  const scene = scenes[shape]
  const { width, height } = frames[shape]
  const { sun, calmUntil } = scene
  const veil =
    calmUntil > 0
      ? `<linearGradient id="v" gradientUnits="userSpaceOnUse" x1="${calmUntil - 460}" x2="${calmUntil + 240}" y1="0" y2="0"><stop stop-color="${colours.night}" stop-opacity=".86"/><stop offset="1" stop-color="${colours.night}" stop-opacity="0"/></linearGradient>`
      : ''
  return sheet(
    shape,
    layers[shape].map((layer, depth) => gradients(shape, layer, depth)).join('') +
      veil +
      `<radialGradient id="g" cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 3.6}" gradientUnits="userSpaceOnUse"><stop stop-color="#6b3a22"/><stop offset=".4" stop-color="#3a2726"/><stop offset="1" stop-color="${colours.night}"/></radialGradient>` +
      `<radialGradient id="r" cx="${sun.x}" cy="${sun.y}" r="${scene.reach}" gradientUnits="userSpaceOnUse"><stop offset=".16" stop-color="#ffc46f"/><stop offset=".32" stop-color="#e08b4a"/><stop offset=".6" stop-color="#8d5547" stop-opacity=".75"/><stop offset="1" stop-color="#5a4a5c" stop-opacity="0"/></radialGradient>` +
      `<clipPath id="c"><circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}"/></clipPath>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
      sky(shape, scene) +
      `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="#d98a3d"/>` +
      stroke(
        engravedDisc(sun.x, sun.y, sun.radius, scene.lineGap),
        colours.pale,
        scene.lineGap * 0.74,
        'stroke-linecap="butt" clip-path="url(#c)"',
      ) +
      layers[shape].map((layer, depth) => drawLayer(shape, layer, depth)).join('') +
      (veil && `<rect width="${width}" height="${height}" fill="url(#v)"/>`),
  )
}
