import { arc, line, onCircle, rays, ring, ruledDisc, steps, upright } from './pen.ts'
import type { Point } from '../ink.ts'
import type { CardDrawing } from './pen.ts'

/** Eighteen places on one round, each joined to others. */
function community(): CardDrawing {
  const [x, y] = [113, 52]
  const at = (index: number): Point => {
    const [dx, dy] = onCircle(0, 0, 1, index * 20 - 90)
    return [Math.round(x + 106 * dx), Math.round(y + 46 * dy)]
  }
  const places = steps(0, 17, 1)
  return {
    quiet: places.map((index) => line(at(index), at(index + 4))).join(''),
    line: places.map((index) => ring(...at(index), 2.5)).join(''),
    gold: line(at(9), at(13), at(17)),
    fill: [9, 13, 17].map((index) => ring(...at(index), 4)).join(''),
  }
}

/** A seal with a rosette, as on a licence. */
function licensedOwners(): CardDrawing {
  const [x, y] = [46, 44]
  const petals = steps(0, 330, 30).map((at) => ring(...onCircle(x, y, 15, at), 15))
  return {
    quiet:
      petals.join('') +
      steps(26, 86, 12)
        .map((row) => `M112 ${row}h${row === 86 ? 56 : 108}`)
        .join(''),
    line: `${ring(x, y, 34)}${ring(x, y, 39)}M26 78l-8 24 14-6 8 8 6-24m20-2l8 24-14-6-8 8-6-24`,
    gold: 'M112 14h70',
    fill: ring(x, y, 6),
  }
}

/** A dial whose danger zone is drawn before anything else. */
function riskFirst(): CardDrawing {
  const [x, y] = [92, 94]
  return {
    quiet: rays(x, y, 58, 76, steps(180, 304, 4)) + rays(x, y, 70, 76, steps(308, 360, 4)),
    line: `${arc(x, y, 80, 180, 360)}${arc(x, y, 54, 180, 360)}M12 94h26m108 0h26${rays(x, y, 80, 86, steps(180, 360, 18))}`,
    gold: line([x, y], onCircle(x, y, 72, 306)),
    fill: ring(x, y, 6),
  }
}

/** Round tables from above: one chair is free. */
function clubs(): CardDrawing {
  const tables = [40, 114, 188]
  const chairs = steps(0, 300, 60)
  const chair = (x: number, at: number) => arc(...onCircle(x, 52, 27, at), 7, at - 100, at + 100)
  return {
    quiet: tables.map((x) => ruledDisc(x, 52, 14, 4)).join(''),
    line: tables
      .map(
        (x) =>
          ring(x, 52, 17) +
          chairs
            .filter((at) => x < 188 || at < 300)
            .map((at) => chair(x, at))
            .join(''),
      )
      .join(''),
    gold: chair(188, 300),
  }
}

/** An astrolabe beside its ruler: measure first. */
function technology(): CardDrawing {
  const [x, y] = [52, 52]
  const ruler = steps(118, 222, 8)
  return {
    quiet:
      rays(x, y, 41, 46, steps(0, 350, 10)) +
      ruler.map((at, index) => upright(at, 44, index % 4 === 0 ? 18 : 9)).join(''),
    line: `${ring(x, y, 48)}${ring(x, y, 38)}${ring(x, y, 20)}${rays(x, y, 20, 38, steps(0, 330, 30))}M118 44h104`,
    gold: `${line(onCircle(x, y, 50, 148), onCircle(x, y, 50, 328))}M166 30v32`,
    fill: `${ring(x, y, 4)}M161 24h10l-5 8z`,
  }
}

export const aboutUs = {
  community: community(),
  licensedOwners: licensedOwners(),
  riskFirst: riskFirst(),
  clubs: clubs(),
  technology: technology(),
}
