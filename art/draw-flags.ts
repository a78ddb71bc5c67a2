import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { regions } from '@aurivane/contract/regions'
import sharp from 'sharp'
import { codeByAtlasId } from './map-codes.ts'
import { writeModule } from './write-module.ts'

const sheet = fileURLToPath(new URL('../web/app/features/drawings/flags.webp', import.meta.url))
const require = createRequire(import.meta.url)
/** Three times the size at which flags are shown: sharp on every screen. */
const FLAG = { width: 72, height: 54 }
/** The flag's own edge, repeated: where pixels do not meet exactly, no neighbour shows. */
const EDGE = 3
const CELL = FLAG.height + 2 * EDGE

async function drawFlag(code: string): Promise<Buffer> {
  const source = await readFile(require.resolve(`flag-icons/flags/4x3/${code}.svg`))
  return sharp(source).resize(FLAG).extend({ top: EDGE, bottom: EDGE, extendWith: 'copy' }).png().toBuffer()
}

/** Where the sheet has to stand, in percent of what it is taller than the flag, for one cell to be seen. */
function placeOf(index: number, count: number): string {
  return ((100 * (index * CELL + EDGE)) / (count * CELL - FLAG.height)).toFixed(2)
}

/** One picture with all flags, one below the other, and the rules by which `web/app/features/flag.tsx` shows one of them. */
export async function drawFlags() {
  const shown = Object.values(regions).flatMap((rows) => rows.map(({ code }) => code))
  const codes = [...new Set([...Object.values(codeByAtlasId), ...shown])]
    .map((code) => code.toLowerCase())
    .toSorted()
  const flags = await Promise.all(codes.map(drawFlag))
  const drawn = await sharp({
    create: { width: FLAG.width, height: codes.length * CELL, channels: 3, background: 'white' },
  })
    .composite(flags.map((input, index) => ({ input, left: 0, top: index * CELL })))
    .png()
    .toBuffer()
  // Flags have few colours: with as many as fit into a palette they look the same and take less than half.
  const fewColours = await sharp(drawn).png({ palette: true, dither: 0 }).toBuffer()
  await sharp(fewColours).webp({ lossless: true, effort: 6 }).toFile(sheet)
  console.log(`flags.webp  ${codes.length} flags, ${((await stat(sheet)).size / 1024).toFixed(1)} KB`)
  const rules = codes.map(
    (code, index) => `.flag-${code} { object-position: 0 ${placeOf(index, codes.length)}%; }`,
  )
  await writeModule(
    'flag-places.css',
    `/* Written by art/draw-flags.ts. */\n@layer components {\n${rules.join('\n')}\n}\n`,
  )
}

if (import.meta.main) await drawFlags()
