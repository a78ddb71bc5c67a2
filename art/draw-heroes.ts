import { mkdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { heroNames, heroPath, heroShapes } from '../web/app/features/drawings/hero-pictures.ts'
import type { HeroFormat, HeroName, HeroShape } from '../web/app/features/drawings/hero-pictures.ts'
import { drawCentres } from './heroes/centres.ts'
import { drawGlobe } from './heroes/globe.ts'
import { drawRidge } from './heroes/ridge.ts'
import { drawSeas } from './heroes/seas.ts'
import { drawStrata } from './heroes/strata.ts'
import { frames } from './ink.ts'

const publicFolder = new URL('../web/public', import.meta.url)
const SVG_DPI = 72

const drawings: Record<HeroName, (shape: HeroShape) => string> = {
  globe: drawGlobe,
  ridge: drawRidge,
  strata: drawStrata,
  seas: drawSeas,
  centres: drawCentres,
}

export function drawHero(name: HeroName, shape: HeroShape): string {
  return drawings[name](shape)
}

// Phones pay for every byte before the first paint; large windows sit close enough to see fringes around thin lines.
function encode(picture: Sharp, shape: HeroShape, format: HeroFormat, width: number): Sharp {
  if (format === 'webp') return picture.webp({ quality: 74, effort: 6, smartSubsample: true })
  return picture.avif({ quality: qualityOf(shape, width), effort: 5, chromaSubsampling: '4:4:4' })
}

/** The wider a tall picture, the denser the phone's pixels: there fringes are too small to be seen. */
function qualityOf(shape: HeroShape, width: number): number {
  if (shape === 'wide') return width > 1920 ? 48 : 56
  if (width <= 640) return 56
  return width <= 960 ? 46 : 36
}

async function write(name: HeroName, shape: HeroShape, svg: Buffer, width: number, format: HeroFormat) {
  // The drawing is rendered at its final size: scaling a bitmap down would blur the lines.
  const density = (SVG_DPI * width) / frames[shape].width
  const file = fileURLToPath(publicFolder) + heroPath(name, shape, width, format)
  await encode(sharp(svg, { density, unlimited: true }).resize({ width }), shape, format, width).toFile(file)
  const { size } = await stat(file)
  console.log(`${heroPath(name, shape, width, format)}  ${(size / 1024).toFixed(1)} KB`)
}

export async function drawHeroes(names: readonly HeroName[] = heroNames) {
  await mkdir(new URL('../web/public/pictures/hero/', import.meta.url), { recursive: true })
  for (const name of names) {
    for (const shape of ['wide', 'tall'] as const) {
      const svg = Buffer.from(drawHero(name, shape))
      for (const format of ['avif', 'webp'] as const) {
        for (const width of heroShapes[shape].widths[format]) await write(name, shape, svg, width, format)
      }
    }
  }
}

if (import.meta.main) {
  const wanted = heroNames.filter((name) => process.argv.includes(name))
  await drawHeroes(wanted.length > 0 ? wanted : heroNames)
}
