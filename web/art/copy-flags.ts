import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { regions } from '@aurivane/contract/regions'
import sharp from 'sharp'
import { bitmapFlags, flagPath } from '../app/product/flag-files.ts'
import { codeByAtlasId } from './map-codes.ts'

const publicFolder = new URL('../public/', import.meta.url)
const require = createRequire(import.meta.url)
const LARGEST_FLAG_BYTES = 4096
/** Four times the width at which flags are shown: sharp on every screen. */
const BITMAP_WIDTH = 96

function withoutSpace(svg: string): string {
  return svg
    .replaceAll(/>\s+</g, '><')
    .replace(/ id="flag-icons-[a-z]+"/, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}

async function contentOf(code: string): Promise<Buffer> {
  const source = await readFile(require.resolve(`flag-icons/flags/4x3/${code}.svg`))
  if (!bitmapFlags.includes(code)) return Buffer.from(withoutSpace(source.toString()))
  return sharp(source)
    .resize({ width: BITMAP_WIDTH })
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer()
}

export async function copyFlags() {
  const codes = new Set([
    ...Object.values(codeByAtlasId),
    ...Object.values(regions).flatMap((rows) => rows.map(({ code }) => code)),
  ])
  await rm(new URL('flags/', publicFolder), { recursive: true, force: true })
  await mkdir(new URL('flags/', publicFolder))
  let total = 0
  for (const code of [...codes].map((each) => each.toLowerCase()).toSorted()) {
    const content = await contentOf(code)
    if (content.length > LARGEST_FLAG_BYTES)
      throw new Error(`${code} takes ${content.length} bytes: make it a bitmap`)
    await writeFile(new URL(`.${flagPath(code)}`, publicFolder), content)
    total += content.length
  }
  console.log(`/flags/  ${codes.size} flags, ${(total / 1024).toFixed(1)} KB`)
}

if (import.meta.main) await copyFlags()
