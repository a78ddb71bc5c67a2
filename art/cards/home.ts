import { countries as clubCountries } from '@aurivane/contract/countries'
import { countries, landStretches, stretches } from '../geography.ts'
import { RADIANS } from '../ink.ts'
import { arc, box, level, line, ring, steps, upright, water } from './pen.ts'
import type { CardDrawing } from './pen.ts'

/** Two hemispheres, ruled where there is land and gold where a club country lies. */
function hemispheres(): CardDrawing {
  const licensed = countries.filter(({ name }) => clubCountries.some((country) => country.name === name))
  const drawing = { quiet: '', gold: '', line: '' }
  for (const [x, lon] of [
    [52, -95],
    [160, 85],
  ] as const) {
    drawing.line += ring(x, 52, 48)
    const clip = (from: number, to: number, lat: number): string => {
      const half = 82
      const [start, end] = [Math.max(from - lon, -half), Math.min(to - lon, half)]
      if (end - start < 3.2) return ''
      const reach = 48 * Math.cos(lat * RADIANS)
      const at = (turn: number) => Math.round(x + reach * Math.sin(turn * RADIANS))
      const width = at(end) - at(start)
      return width > 1 ? level(at(start), 52 - 48 * Math.sin(lat * RADIANS), width) : ''
    }
    for (const y of steps(-43.2, 43.2, 4.8)) {
      const lat = Math.asin(y / 48) / RADIANS
      drawing.quiet += landStretches(lat)
        .map(([from, to]) => clip(from, to, lat))
        .join('')
      drawing.gold += licensed
        .flatMap((country) => stretches(country, lat))
        .map(([from, to]) => clip(from, to, lat))
        .join('')
    }
  }
  return drawing
}

/** Three fans on one start line: the wider the fan, the higher the risk. */
function fans(): CardDrawing {
  const drawing = { quiet: '', gold: '', line: 'M4 52h222' }
  for (const [index, reach] of [9, 24, 47].entries()) {
    for (const step of steps(1, 11, 1)) {
      const x = 6 + index * 76 + step * 6
      const half = Math.round(reach * Math.sqrt(step / 11))
      drawing.quiet += upright(x, 52 - half, half * 2)
      drawing.gold += upright(x, 52 - Math.round(half * 0.4), Math.round(half * 0.8))
    }
  }
  return drawing
}

function clubs(): CardDrawing {
  const centres = [50, 104, 158]
  return {
    quiet: centres
      .slice(0, 2)
      .flatMap((x) => [14, 22, 30, 38, 46].map((radius) => ring(x, 52, radius)))
      .join(''),
    gold: [14, 22, 30, 38, 46]
      .map((radius) => ring(158, 52, radius))
      .filter((_, index) => index % 2 === 0)
      .join(''),
    fill: centres.map((x) => ring(x, 52, 4.5)).join(''),
  }
}

/** A sheet of news: one line is marked. */
function bulletin(): CardDrawing {
  const rows = steps(44, 92, 8)
  return {
    line: `${box(6, 4, 168, 96)}M174 16h18v76a8 8 0 01-18 0${level(18, 16, 96)}`,
    quiet: `${rows.map((y) => level(98, y, y === 76 ? 34 : 64)).join('')}${steps(44, 92, 4)
      .map((y) => level(18, y, 66))
      .join('')}`,
    gold: level(18, 28, 66),
    fill: 'M140 4h16v28l-8-7-8 7z',
  }
}

/** A candle with its four prices, and a row of candles that rise and fall. */
function learn(): CardDrawing {
  const candles: [x: number, high: number, top: number, height: number, low: number][] = [
    [108, 20, 34, 30, 84],
    [132, 32, 44, 28, 94],
    [156, 16, 30, 32, 78],
    [180, 10, 24, 34, 74],
    [204, 30, 46, 26, 88],
  ]
  const bodies = candles.map(
    ([x, high, top, height, low]) =>
      `${upright(x, high, top - high)}${upright(x, top + height, low - top - height)}${box(x - 6, top, 12, height)}`,
  )
  const filled = candles
    .filter((_, index) => index % 2 === 1)
    .map(([x, , top, height]) =>
      steps(top + 3, top + height - 2, 3)
        .map((y) => level(x - 6, y, 12))
        .join(''),
    )
  return {
    line: `M22 6v20m0 48v24${box(8, 26, 28, 48)}`,
    quiet: bodies.join('') + filled.join(''),
    gold: [6, 26, 74, 98].map((y) => level(46, y, 30)).join(''),
  }
}

/** A light buoy that answers. */
function contact(): CardDrawing {
  const lamp = [92, 18] as const
  return {
    quiet: water(6, 70, 200, 5, 7),
    line: `${line([81, 70], [89, 26], [95, 26], [103, 70])}M84 54h16M87 38h10M74 70h36l-5 9h-26zM92 26v-3`,
    gold: [16, 28, 40]
      .map((radius) => arc(...lamp, radius, 150, 210) + arc(...lamp, radius, -30, 30))
      .join(''),
    fill: ring(...lamp, 4.5),
  }
}

export const home = {
  countries: hemispheres(),
  portfolios: fans(),
  clubs: clubs(),
  bulletin: bulletin(),
  learn: learn(),
  contact: contact(),
}
