import { arc, level, line, onCircle, ring, steps, upright } from './pen.ts'
import type { CardDrawing } from './pen.ts'

/** A boat that waits for its crew. */
function noClubs(): CardDrawing {
  return {
    quiet: steps(66, 98, 5)
      .map((y, index) => level(10 + (index % 3) * 6, y, 210 - (index % 2) * 18))
      .join(''),
    line: 'M86 66h58l-8 14H96zM114 66V8',
    gold: 'M114 10l34 11-34 11',
  }
}

/** The vane has fallen: nothing shows the way. */
function notFound(): CardDrawing {
  return {
    quiet:
      steps(90, 102, 4)
        .map((y, index) => level(6 + index * 5, y, 214 - index * 10))
        .join('') + 'M78 14q76-8 88 50',
    line: 'M66 14v76M50 90h32M104 86l62-10m-56-5l-10 15 13 10m-1-26l-10 15 13 10',
    gold: 'M196 71l-33-9 5 28z',
    fill: ring(66, 10, 4.5),
  }
}

/** A wire that is broken between two masts. */
function noConnection(): CardDrawing {
  const mast = (x: number) =>
    `${upright(x, 14, 82)}M${x - 12} 24h24M${x - 8} 34h16M${x} 56l-12 40m12-40l12 40`
  return {
    quiet: steps(96, 102, 3)
      .map((y) => level(6, y, 218))
      .join(''),
    line: `${mast(36)}${mast(194)}M36 24c20 20 38 26 62 27m96-27c-20 20-38 26-62 27`,
    gold: 'M104 40l-3-8m14 5V27m11 13l3-8M104 62l-3 8m14-5v10m11-13l3 8',
  }
}

/** A lens over a sheet on which nothing stands. */
function noResults(): CardDrawing {
  const [x, y, radius] = [96, 46, 36]
  return {
    quiet: steps(12, 96, 12)
      .map((row) => {
        const half = Math.abs(row - y) < radius ? Math.sqrt(radius ** 2 - (row - y) ** 2) : 0
        return half > 0
          ? level(6, row, x - half - 10) + level(x + half + 4, row, 204 - x - half)
          : level(6, row, 202)
      })
      .join(''),
    line: `${ring(x, y, radius)}${line(onCircle(x, y, radius, 45), onCircle(x, y, radius + 34, 45))}`,
    gold: arc(x, y, radius - 8, 190, 260),
  }
}

export const emptyStates = {
  noClubs: noClubs(),
  notFound: notFound(),
  noConnection: noConnection(),
  noResults: noResults(),
}
