import { RADIANS, short } from '../ink.ts'
import type { Point } from '../ink.ts'

/** Paths of card drawings: a sheet of 230 by 104. Whole numbers where the eye allows, because they travel as script. */
export const CARD = { width: 230, height: 104 } as const

export function line(...points: Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
}

export function level(x: number, y: number, length: number): string {
  return `M${short(x)} ${short(y)}h${short(length)}`
}

export function upright(x: number, y: number, length: number): string {
  return `M${short(x)} ${short(y)}v${short(length)}`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

export function ring(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 10${short(radius * 2)} 0a${r} ${r} 0 10${short(-radius * 2)} 0`
}

export function oval(x: number, y: number, wide: number, high: number): string {
  const radii = `${short(wide)} ${short(high)}`
  return `M${short(x - wide)} ${short(y)}a${radii} 0 10${short(wide * 2)} 0a${radii} 0 10${short(-wide * 2)} 0`
}

export function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(degrees * RADIANS), y + radius * Math.sin(degrees * RADIANS)]
}

/** Part of a circle, clockwise, in degrees from three o'clock. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [start, end] = [onCircle(x, y, radius, from), onCircle(x, y, radius, to)]
  const isLong = to - from > 180 ? 1 : 0
  const r = short(radius)
  return `M${short(start[0])} ${short(start[1])}A${r} ${r} 0 ${isLong}1${short(end[0])} ${short(end[1])}`
}

/** Short strokes that point to the middle of a circle. */
export function rays(x: number, y: number, inner: number, outer: number, degrees: readonly number[]): string {
  return degrees.map((at) => line(onCircle(x, y, inner, at), onCircle(x, y, outer, at))).join('')
}

export function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by + 1e-6) + 1 }, (_, index) => from + index * by)
}

/** Level lines that fill a disc. */
export function ruledDisc(x: number, y: number, radius: number, gap: number): string {
  return steps(-radius + gap / 2, radius, gap)
    .filter((dy) => Math.abs(dy) < radius)
    .map((dy) => {
      const half = Math.sqrt(radius ** 2 - dy ** 2)
      return level(x - half, y + dy, half * 2)
    })
    .join('')
}

/** Level lines of water with a low swell. */
export function water(x: number, y: number, length: number, rows: number, gap: number): string {
  const waves = Math.round(length / 40)
  return steps(0, rows - 1, 1)
    .map((row) => `M${x} ${y + row * gap}q10-${short(2 + row * 0.7)} 20 0${'t20 0'.repeat(waves * 2 - 1)}`)
    .join('')
}

export type CardDrawing = { quiet?: string; line?: string; gold?: string; fill?: string }
