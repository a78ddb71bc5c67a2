import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Line = { what: string; sizes: number[]; ms: number[] }

const figures = fileURLToPath(new URL('./growth.json', import.meta.url))
const drawing = fileURLToPath(new URL('../docs/growth.svg', import.meta.url))
const WIDTH = 720
const HEIGHT = 460
/** Space for eight names below. */
const FRAME = { left: 60, right: 50, top: 30, bottom: 210 }
const colours = ['#8a6d1f', '#1f5f8a', '#8a1f4b', '#2f7d4f', '#6b3fa0', '#c05621', '#0f766e', '#555555']

/** Draws the figures of the last `npm run bench -- lists`. */
function draw(lines: Line[]): string {
  const sizes = lines[0]?.sizes ?? []
  const highest = Math.max(...lines.flatMap(({ ms }) => ms))
  const step = stepFor(highest)
  const top = Math.ceil(highest / step) * step
  const x = (place: number) =>
    FRAME.left + (place * (WIDTH - FRAME.left - FRAME.right)) / Math.max(1, sizes.length - 1)
  const y = (ms: number) => HEIGHT - FRAME.bottom - (ms / top) * (HEIGHT - FRAME.top - FRAME.bottom)
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, place) => place * step).map(
    (ms) =>
      `<path d="M${x(0)} ${y(ms)}H${WIDTH - FRAME.right}" stroke="#ccc"/><text x="${x(0) - 8}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
  )
  const names = sizes.map(
    (size, place) =>
      `<text x="${x(place)}" y="${y(0) + 20}" text-anchor="middle">${size.toLocaleString('en')} rows</text>`,
  )
  const drawn = lines.map(({ what, ms }, number) => {
    const colour = colours[number % colours.length]
    const points = ms.map((value, place) => `${x(place)},${y(value).toFixed(1)}`).join(' ')
    const height = y(0) + 44 + number * 18
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><path d="M${FRAME.left} ${height - 4}h24" stroke="${colour}" stroke-width="3"/><text x="${FRAME.left + 32}" y="${height}">${what}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#333" role="img">`,
    '<title>Milliseconds of a request against the number of rows</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><text x="${FRAME.left}" y="18">milliseconds, median</text>`,
    ...grid,
    ...names,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}

function stepFor(highest: number) {
  return [1, 2, 5, 10, 20, 50, 100, 200].find((step) => highest / step <= 6) ?? 500
}

writeFileSync(drawing, draw(JSON.parse(readFileSync(figures, 'utf8')) as Line[]))
