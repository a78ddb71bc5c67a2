import type { Topology } from 'topojson-specification'
import type { Point } from './ink.ts'

/**
 * Douglas-Peucker on the arcs of a topology, measured on paper. Neighbours share their arcs, so borders stay closed:
 * simplifying country by country would tear them apart.
 */
export function simplifyArcs<T extends Topology>(
  topology: T,
  project: (place: [number, number]) => Point | null,
  tolerance: number,
): T {
  const arcs = decodedArcs(topology).map((arc) => {
    const points = arc.map((place) => project(place) ?? ([0, 0] as const))
    const kept = keptIndexes(points, tolerance)
    return arc.filter((_, index) => kept.has(index))
  })
  return { ...topology, arcs, transform: undefined }
}

/** Arcs are stored as whole-number steps; undone once, so that they may be measured. */
function decodedArcs({ arcs, transform }: Topology): [number, number][][] {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [moveX, moveY] = transform?.translate ?? [0, 0]
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX = 0, stepY = 0]): [number, number] => {
      x += stepX
      y += stepY
      return [x * scaleX + moveX, y * scaleY + moveY]
    })
  })
}

function keptIndexes(points: readonly Point[], tolerance: number): Set<number> {
  const kept = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = farthestBetween(points, span)
    if (farthest.distance <= tolerance) continue
    kept.add(farthest.index)
    spans.push([span[0], farthest.index], [farthest.index, span[1]])
  }
  return kept
}

function farthestBetween(points: readonly Point[], [from, to]: [number, number]) {
  let farthest = { index: from, distance: 0 }
  for (let index = from + 1; index < to; index++) {
    const distance = distanceToLine(points[index], points[from], points[to])
    if (distance > farthest.distance) farthest = { index, distance }
  }
  return farthest
}

function distanceToLine(point: Point = [0, 0], start: Point = [0, 0], end: Point = [0, 0]): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point[0] - start[0], point[1] - start[1])
  return Math.abs(dx * (point[1] - start[1]) - dy * (point[0] - start[0])) / length
}
