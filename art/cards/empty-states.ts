import { level, ring, steps } from './pen.ts'
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

export const emptyStates = {
  noClubs: noClubs(),
  notFound: notFound(),
}
