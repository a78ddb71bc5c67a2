// The engraver's tools: every picture of the product is drawn with these pens and these few colours.
export type Point = readonly [x: number, y: number]

export const colours = {
  night: '#0b111b',
  deep: '#121c2c',
  line: '#34476a',
  mist: '#6f86ad',
  frost: '#a9bbd8',
  gold: '#f2b93b',
  pale: '#ffe3a1',
  ember: '#d9743c',
} as const

/** One unit is about 0.75 CSS pixels in both shapes, so one set of pen widths serves phones and desktops. */
export const frames = {
  wide: { width: 1920, height: 960 },
  tall: { width: 560, height: 560 },
} as const

export type Shape = keyof typeof frames

export const RADIANS = Math.PI / 180

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** 0 before `from`, 1 after `to`, an S-curve between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

/** The same numbers on every run, so that a redrawn picture does not change. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Smooth noise in one dimension, from -1 to 1. */
export function noise(seed: number): (x: number) => number {
  const roll = dice(seed)
  const values = Array.from({ length: 512 }, () => roll() * 2 - 1)
  const at = (index: number) => values[index & 511] ?? 0
  return (x) => {
    const cell = Math.floor(x)
    return lerp(at(cell), at(cell + 1), smooth(0, 1, x - cell))
  }
}

/** A number as short as SVG allows: one decimal, no leading zero. */
export function short(value: number, decimals = 1): string {
  const scale = 10 ** decimals
  const rounded = Math.round(value * scale) / scale
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

function pair(x: number, y: number, decimals: number, separator: string): string {
  const first = short(x, decimals)
  const second = short(y, decimals)
  return (first.startsWith('-') ? '' : separator) + first + (second.startsWith('-') ? '' : ' ') + second
}

/** A polyline as a short relative path. */
export function pathOf(points: readonly Point[], decimals = 1): string {
  const scale = 10 ** decimals
  const snap = (value: number) => Math.round(value * scale) / scale
  const [start, ...others] = points
  if (!start || others.length === 0) return ''
  let [x, y] = [snap(start[0]), snap(start[1])]
  let path = `M${pair(x, y, decimals, '')}`
  let separator = 'l'
  for (const [toX, toY] of others) {
    const [dx, dy] = [snap(toX - x), snap(toY - y)]
    if (dx === 0 && dy === 0) continue
    const step = pair(dx, dy, decimals, ' ')
    path += separator === 'l' ? `l${step.trimStart()}` : step
    separator = ' '
    x = snap(x + dx)
    y = snap(y + dy)
  }
  return separator === 'l' ? '' : path
}

export function stroke(path: string, colour: string, width: number, attributes = ''): string {
  return path && `<path d="${path}" stroke="${colour}" stroke-width="${short(width, 2)}" ${attributes}/>`
}

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes}/>`
}

/** Horizontal lines that fill a disc: the engraved sun and moon. */
export function engravedDisc(x: number, y: number, radius: number, gap: number): string {
  let path = ''
  for (let dy = -radius + gap / 2; dy < radius; dy += gap) {
    const half = Math.sqrt(radius ** 2 - dy ** 2)
    path += `M${short(x - half)} ${short(y + dy)}h${short(half * 2)}`
  }
  return path
}

/** Paths gathered by tone: a line that passes from light to shade is cut where its tone changes. */
export class Plate {
  readonly #paths = new Map<string, string>()

  add(tone: string, points: readonly Point[]): void {
    this.#paths.set(tone, this.path(tone) + pathOf(points))
  }

  addToned(points: readonly { at: Point; tone: string }[]): void {
    let run: Point[] = []
    let tone: string | undefined
    for (const point of points) {
      if (tone !== undefined && point.tone !== tone) {
        this.add(tone, [...run, point.at])
        run = []
      }
      tone = point.tone
      run.push(point.at)
    }
    if (tone !== undefined) this.add(tone, run)
  }

  path(tone: string): string {
    return this.#paths.get(tone) ?? ''
  }
}

export function sheet(shape: Shape, definitions: string, body: string): string {
  const { width, height } = frames[shape]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${definitions}</defs><rect width="${width}" height="${height}" fill="${colours.night}"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
  )
}
