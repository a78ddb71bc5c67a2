import { colours, dice, frames, noise, pathOf, sheet, short, smooth, stroke } from '../ink.ts'
import type { Point, Shape } from '../ink.ts'

const scenes = {
  wide: { top: 190, bed: 17.5, beds: 50, fault: 1330, calmUntil: 640, scale: 1, step: 16 },
  tall: { top: 74, bed: 15.5, beds: 36, fault: 290, calmUntil: -900, scale: 0.62, step: 8 },
} as const
type Scene = (typeof scenes)[Shape]

const FAULT_SLOPE = 0.3
const fold = noise(8)
const ripple = noise(31)

function faultAt(scene: Scene, y: number): number {
  return scene.fault + (y - 450 * scene.scale) * FAULT_SLOPE
}

type Side = 'left' | 'right'

/** Where bed `k` lies at `x`: folded first, then broken; the right side of the fault has risen. */
function bedAt(scene: Scene, side: Side, x: number, k: number): number {
  const u = (x - scene.fault) / scene.scale
  const depth = k / 46
  const bend =
    118 * (0.62 - Math.abs(0.5 - depth) * 0.6) * Math.sin(u / 300 + 0.9 + depth * 0.7) +
    44 * fold(u / 230 + 40 + depth * 1.1) +
    5 * ripple(u / 36 + 80 + k * 1.7)
  const calm = smooth(scene.calmUntil - 420, scene.calmUntil + 500, x)
  const rise = side === 'right' ? 64 : 0
  return scene.top + k * scene.bed + 4 * Math.sin(k * 1.9) + (bend * calm - rise) * scene.scale
}

/** How far the block of a side reaches; it is cut at the fault afterwards. */
function reachOf(shape: Shape, scene: Scene, side: Side): [from: number, to: number] {
  const { width, height } = frames[shape]
  return side === 'left' ? [-20, faultAt(scene, height) + 40] : [faultAt(scene, 0) - 40, width + 20]
}

function bedLine(shape: Shape, scene: Scene, side: Side, k: number): Point[] {
  const [from, to] = reachOf(shape, scene, side)
  const points: Point[] = []
  for (let x = from; x <= to; x += scene.step) points.push([x, bedAt(scene, side, x, k)])
  return points
}

type Mark = (x: number, y: number, roll: () => number) => string

/** The signs of geological sections: sand is dotted, shale dashed, limestone coursed like brick, granite crossed. */
const rocks: Record<'sand' | 'shale' | 'lime' | 'granite', Mark> = {
  sand: (x, y) => `M${short(x)} ${short(y)}h.1`,
  shale: (x, y, roll) => `M${short(x)} ${short(y)}h${short(5 + roll() * 8)}`,
  lime: (x, y) => `M${short(x)} ${short(y)}v9`,
  granite: (x, y) => `M${short(x - 3)} ${short(y)}h6M${short(x)} ${short(y - 3)}v6`,
}

type Bed = { from: number; to: number; rock: keyof typeof rocks; ground: string; gapX: number; gapK: number }

const beds: Bed[] = [
  { from: 0, to: 5, rock: 'sand', ground: '#1a2437', gapX: 13, gapK: 0.5 },
  { from: 5, to: 11, rock: 'shale', ground: '#131c2c', gapX: 24, gapK: 0.5 },
  { from: 11, to: 14, rock: 'lime', ground: '#1f2b45', gapX: 26, gapK: 1 },
  { from: 14, to: 22, rock: 'sand', ground: '#101825', gapX: 15, gapK: 0.5 },
  { from: 22, to: 27, rock: 'shale', ground: '#1b263c', gapX: 22, gapK: 0.5 },
  { from: 27, to: 34, rock: 'granite', ground: '#0e1520', gapX: 24, gapK: 1 },
  { from: 34, to: 38, rock: 'lime', ground: '#1a2439', gapX: 26, gapK: 1 },
  { from: 38, to: 54, rock: 'granite', ground: '#101826', gapX: 26, gapK: 1 },
]

function texture(shape: Shape, scene: Scene, side: Side, bed: Bed): string {
  const roll = dice(bed.from * 13 + 5)
  const [from, to] = reachOf(shape, scene, side)
  const start = Math.max(from, scene.calmUntil - 160)
  let path = ''
  for (let k = bed.from + bed.gapK / 2; k < Math.min(bed.to, scene.beds); k += bed.gapK) {
    const shift = (Math.round(k / bed.gapK) % 2) * (bed.gapX / 2)
    for (let x = start + shift; x < to; x += bed.gapX) {
      const jitter = bed.rock === 'lime' ? 0 : (roll() - 0.5) * bed.gapX * 0.5
      path += rocks[bed.rock](x + jitter, bedAt(scene, side, x + jitter, k), roll)
    }
  }
  return stroke(path, 'url(#l)', bed.rock === 'sand' ? 1.7 : 0.9, 'opacity=".62"')
}

const seams = [
  { at: 8, width: 0.5, seed: 3 },
  { at: 17.3, width: 1.35, seed: 14 },
  { at: 25.2, width: 0.65, seed: 25 },
  { at: 32.4, width: 1.05, seed: 36 },
  { at: 41.5, width: 0.5, seed: 47 },
] as const

/** Gold runs thick and thin and is engraved lengthwise, so that it shines like metal and not like paint. */
function goldSeam(
  shape: Shape,
  scene: Scene,
  side: Side,
  { at, width, seed }: (typeof seams)[number],
): string {
  const swell = noise(seed)
  const line = bedLine(shape, scene, side, at)
  const lowered = (share: number) =>
    line.map(([x, y]): Point => {
      const swollen = 0.95 + 0.8 * swell((x - scene.fault) / (120 * scene.scale) + 50)
      return [x, y + width * Math.max(0.12, swollen) * scene.bed * share]
    })
  const grain = [0.25, 0.5, 0.75].map((share) => pathOf(lowered(share))).join('')
  return (
    `<path d="${pathOf([...line, ...lowered(1).reverse()])}z" fill="url(#g)"/>` +
    stroke(grain, '#7a5310', 0.6, 'opacity=".65"')
  )
}

function flecks(shape: Shape, scene: Scene, side: Side): string {
  const roll = dice(4)
  const [from, to] = reachOf(shape, scene, side)
  const start = Math.max(from, scene.calmUntil)
  const count = (to - start) / 7
  let path = ''
  for (let index = 0; index < count; index++) {
    const x = start + roll() * (to - start)
    const depth = (seams[index % seams.length]?.at ?? 8) + 0.4 + (roll() - 0.5) * 3
    path += `M${short(x)} ${short(bedAt(scene, side, x, depth))}h${short(0.6 + roll() * 2.2)}`
  }
  return stroke(path, colours.pale, 1.7)
}

function rock(shape: Shape, scene: Scene, side: Side): string {
  let fine = ''
  let bold = ''
  for (let k = 0; k <= scene.beds; k++) {
    if (beds.some(({ from }) => from === k)) bold += pathOf(bedLine(shape, scene, side, k))
    else fine += pathOf(bedLine(shape, scene, side, k))
  }
  const grounds = beds.map((bed) => {
    const low = bedLine(shape, scene, side, bed.to).reverse()
    return `<path d="${pathOf([...bedLine(shape, scene, side, bed.from), ...low])}z" fill="${bed.ground}"/>`
  })
  return (
    grounds.join('') +
    beds.map((bed) => texture(shape, scene, side, bed)).join('') +
    stroke(fine, 'url(#l)', 0.7, 'opacity=".55"') +
    stroke(bold, 'url(#l)', 1.6)
  )
}

function crack(shape: Shape, scene: Scene): Point[] {
  const points: Point[] = []
  for (let y = -20; y <= frames[shape].height + 20; y += 14) {
    points.push([faultAt(scene, y) + 2.5 * Math.sin(y / 27), y])
  }
  return points
}

function block(shape: Shape, scene: Scene, side: Side): string {
  return (
    `<g clip-path="url(#${side})">` +
    rock(shape, scene, side) +
    seams.map((gold) => goldSeam(shape, scene, side, gold)).join('') +
    flecks(shape, scene, side) +
    '</g>'
  )
}

function gradients(shape: Shape, scene: Scene): string {
  const { width } = frames[shape]
  const isWide = shape === 'wide'
  const from = isWide ? scene.calmUntil - 260 : -300
  const across = (id: string, x1: number, stops: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" x2="${width}" y1="0" y2="0">${stops}</linearGradient>`
  const veil = isWide
    ? `<stop offset=".14" stop-color="${colours.night}" stop-opacity=".94"/><stop offset=".56" stop-color="${colours.night}" stop-opacity="0"/>`
    : ''
  return (
    across(
      'g',
      from,
      `<stop stop-color="#6b4a12" stop-opacity="0"/><stop offset=".3" stop-color="#a8741b"/><stop offset=".5" stop-color="${colours.pale}"/><stop offset=".62" stop-color="${colours.gold}"/><stop offset=".84" stop-color="#c58a24"/><stop offset="1" stop-color="${colours.pale}"/>`,
    ) +
    across(
      'l',
      isWide ? 0 : -900,
      `<stop offset=".14" stop-color="${colours.line}" stop-opacity=".3"/><stop offset=".6" stop-color="${colours.mist}" stop-opacity=".8"/><stop offset="1" stop-color="#93a8cb"/>`,
    ) +
    across('d', 0, veil)
  )
}

/** A cut through folded ground with one fault. A few thin seams are gold; most of it is rock. */
export function drawStrata(shape: Shape): string {
  const scene = scenes[shape]
  const { width, height } = frames[shape]
  const fault = crack(shape, scene)
  const visible = fault.filter(([, y]) => y > scene.top - 110 * scene.scale)
  const sideClip = (side: Side, edge: number) =>
    `<clipPath id="${side}"><path d="${pathOf([[edge, -20], ...fault, [edge, height + 20]])}z"/></clipPath>`
  return sheet(
    shape,
    gradients(shape, scene) + sideClip('left', -30) + sideClip('right', width + 30),
    block(shape, scene, 'left') +
      block(shape, scene, 'right') +
      stroke(pathOf(visible), colours.night, 5) +
      stroke(pathOf(visible), colours.frost, 1, 'opacity=".8"') +
      `<rect width="${width}" height="${height}" fill="url(#d)"/>`,
  )
}
