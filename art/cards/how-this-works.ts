import { arc, box, level, line, onCircle, oval, rays, ring, steps, upright } from './pen.ts'
import type { CardDrawing } from './pen.ts'

/** A plan with its measures: one of them is the one that counts. */
function blueprint(): CardDrawing {
  return {
    quiet:
      steps(6, 196, 19)
        .map((x) => upright(x, 6, 76))
        .join('') +
      steps(6, 82, 19)
        .map((y) => level(6, y, 190))
        .join(''),
    line: `${box(25, 25, 76, 57)}${box(101, 44, 57, 38)}M44 25v-7m38 7v-7${arc(101, 44, 19, 270, 360)}M101 25v19h19M120 82V63h19v19`,
    gold: 'M25 96h133M25 91v10m133-10v10M212 6v76m-5-76h10m-10 76h10',
  }
}

/** A chip: pins on four sides, the die ruled. */
function hardware(): CardDrawing {
  const pins = steps(86, 146, 12)
  const sides = steps(22, 82, 12)
  const ruling = steps(28, 76, 4).map((y) =>
    y > 38 && y < 66 ? level(92, y, 10) + level(130, y, 10) : level(92, y, 48),
  )
  const wires =
    'M6 28h40l12 6h10M6 52h40l12-6h10M6 76h40l12-6h10M226 28h-40l-12 6h-10M226 52h-40l-12-6h-10M226 76h-40l-12-6h-10'
  return {
    line: `${box(76, 12, 80, 80)}${pins.map((x) => upright(x, 4, 8) + upright(x, 92, 8)).join('')}${sides.map((y) => level(68, y, 8) + level(156, y, 8)).join('')}`,
    quiet: `${box(86, 22, 60, 60)}${ruling.join('')}${wires}`,
    gold: box(102, 38, 28, 28),
    fill: [28, 52, 76].map((y) => ring(6, y, 3) + ring(226, y, 3)).join(''),
  }
}

/** Sheets that lie on each other; the middle one is ours. */
function software(): CardDrawing {
  const [x, wide, high] = [92, 88, 24]
  const front = (y: number) => line([x - wide, y], [x, y + high], [x + wide, y])
  const ruling = steps(0.125, 0.875, 0.125).map((share) =>
    line([x - wide * share, 4 + high * share], [x + wide * (1 - share), 4 + high + high * share]),
  )
  return {
    quiet: ruling.join('') + front(78),
    line: `${line([x, 4], [x + wide, 28], [x, 52], [x - wide, 28], [x, 4])}${front(42)}${front(66)}`,
    gold: front(54),
    fill: ring(x, 78, 3.5),
  }
}

/** A lens over a ledger: what it covers can be read. */
function transparency(): CardDrawing {
  const [x, y, radius] = [110, 48, 38]
  const rows = steps(10, 98, 8)
  const outside = rows.map((row) => {
    const half = Math.abs(row - y) < radius ? Math.sqrt(radius ** 2 - (row - y) ** 2) : 0
    return half > 0
      ? level(6, row, x - half - 10) + level(x + half + 4, row, 216 - x - half)
      : level(6, row, 214)
  })
  return {
    quiet: outside.join(''),
    line: `${ring(x, y, radius)}${ring(x, y, radius - 4)}${line(onCircle(x, y, radius, 45), onCircle(x, y, radius + 34, 45))}`,
    gold: `${level(88, 36, 44)}${level(84, 48, 36)}${level(88, 60, 40)}`,
  }
}

/** Three drill cores: every portfolio shows what it is made of. */
function corePortfolios(): CardDrawing {
  const cores = [24, 92, 160]
  const layers = [
    [30, 42, 78],
    [26, 52, 66],
    [38, 60, 84],
  ]
  const bow = (x: number, y: number) => `M${x - 18} ${y}a18 6 0 0036 0`
  return {
    line: cores.map((x) => `${oval(x, 14, 18, 6)}M${x - 18} 14v76a18 6 0 0036 0V14`).join(''),
    quiet: cores
      .map((x, index) =>
        steps(20, 90, index === 0 ? 4 : index === 1 ? 6 : 9)
          .map((y) => bow(x, y))
          .join(''),
      )
      .join(''),
    gold: cores
      .map((x, index) =>
        (layers[index] ?? [])
          .slice(0, index + 1)
          .map((y) => bow(x, y))
          .join(''),
      )
      .join(''),
  }
}

/** A lifebuoy on its line. */
function independentSupport(): CardDrawing {
  const [x, y] = [52, 52]
  const bands = [0, 90, 180, 270]
  return {
    line: `${ring(x, y, 46)}${ring(x, y, 24)}M98 62c28 18 44-26 70-10s30 26 56 10`,
    quiet:
      steps(20, 70, 6)
        .flatMap((at) => bands.map((band) => rays(x, y, 26, 44, [band + at])))
        .join('') + ring(x, y, 35),
    gold: bands
      .map(
        (band) =>
          rays(x, y, 24, 46, [band - 12, band + 12]) +
          arc(x, y, 46, band - 12, band + 12) +
          arc(x, y, 24, band - 12, band + 12),
      )
      .join(''),
  }
}

export const howThisWorks = {
  blueprint: blueprint(),
  hardware: hardware(),
  software: software(),
  transparency: transparency(),
  corePortfolios: corePortfolios(),
  independentSupport: independentSupport(),
}
