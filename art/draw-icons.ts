import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fullMark, smallMark } from '../web/app/features/drawings/brand-mark-paths.ts'
import { colours } from './ink.ts'

const folder = new URL('../web/public/', import.meta.url)
const INK = '#eeece5'

type Tile = {
  /** Corner radius as a share of the side; 0 where the system cuts the corners itself. */
  round: number
  /** Share of the side that the mark takes: a maskable icon may lose its outer fifth. */
  fill: number
  mark: 'full' | 'small'
}

/** In the units of the mark, shortly written: the small one stands in every document. */
function tile({ round, fill, mark }: Tile): string {
  const { size, line, head } = mark === 'full' ? fullMark : smallMark
  const side = short(size / fill)
  // The small mark sits a little high and left in its square; its weight belongs in the middle.
  const [right, down] = mark === 'small' ? [0.4, 0.75] : [0.5, 1]
  const margin = (side - size) / 2
  const [x, y] = [short(right - margin), short(down - margin)]
  const weight = mark === 'full' ? 2.4 : 2.2
  const { night, gold } = colours
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">` +
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${short(side * round)}" fill="${night}"/>` +
    `<g fill="none" stroke="${INK}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${line}"/><path d="${head}" fill="${gold}" stroke="${gold}" stroke-width="${short(weight * 0.75)}"/>` +
    (mark === 'full' ? `<path d="${fullMark.solid}" fill="${INK}" stroke="none"/>` : '') +
    '</g></svg>\n'
  )
}

function short(length: number) {
  return Number(length.toFixed(1))
}

async function png(picture: string, side: number): Promise<Buffer> {
  // Drawn large, then made small: the units of a tile are not pixels.
  return sharp(Buffer.from(picture), { density: 72 * 24 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An ICO file is a short directory before ordinary PNG data. */
function ico(images: { side: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { side, data }] of images.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(side, entry)
    header.writeUInt8(side, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(data.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += data.length
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)])
}

export async function drawIcons() {
  await mkdir(new URL('icons/', folder), { recursive: true })
  const favicon = tile({ round: 0.2, fill: 0.84, mark: 'small' })
  const rounded = tile({ round: 0.2, fill: 0.74, mark: 'full' })
  const square = tile({ round: 0, fill: 0.7, mark: 'full' })
  const maskable = tile({ round: 0, fill: 0.56, mark: 'full' })
  const files: Record<string, Buffer | string> = {
    'icons/favicon.svg': favicon,
    // At the root, where browsers look for it without being told.
    'favicon.ico': ico([
      { side: 16, data: await png(favicon, 16) },
      { side: 32, data: await png(favicon, 32) },
      { side: 48, data: await png(favicon, 48) },
    ]),
    'icons/favicon-32.png': await png(favicon, 32),
    'icons/apple-touch-icon.png': await png(square, 180),
    'icons/icon-192.png': await png(rounded, 192),
    'icons/icon-512.png': await png(rounded, 512),
    'icons/maskable-192.png': await png(maskable, 192),
    'icons/maskable-512.png': await png(maskable, 512),
  }
  for (const [name, data] of Object.entries(files)) {
    await writeFile(new URL(name, folder), data)
    console.log(`/${name}  ${(data.length / 1024).toFixed(1)} KB`)
  }
}

if (import.meta.main) await drawIcons()
