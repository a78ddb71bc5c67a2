/**
 * The five hero pictures, drawn by art and written to public/pictures/hero. The drawing script reads the widths
 * from here, so that an address in a srcset is always a file that exists.
 */
export const heroNames = ['globe', 'ridge', 'strata', 'seas', 'centres'] as const
export type HeroName = (typeof heroNames)[number]

export type HeroShape = 'wide' | 'tall'
export type HeroFormat = 'avif' | 'webp'

type Rendition = { width: number; height: number; widths: Record<HeroFormat, readonly number[]> }

/**
 * Wide pictures keep their left 40 % quiet for the text beside them; tall ones stand below the text on a phone.
 * The fallback is WebP: browsers without AVIF that run this site at all read it, and fine lines take a third of the
 * bytes that JPEG needs, without its fringes.
 */
export const heroShapes: Record<HeroShape, Rendition> = {
  wide: { width: 1920, height: 960, widths: { avif: [640, 960, 1440, 1920, 2560], webp: [960, 1440] } },
  tall: { width: 1280, height: 1280, widths: { avif: [640, 960, 1280], webp: [640, 960] } },
}

/** Below this window width the tall picture is shown. */
export const HERO_TALL_MEDIA = '(max-width: 639px)'
export const HERO_WIDE_MEDIA = '(min-width: 640px)'

/** The wide picture covers a box of 680 px, and of 400 px in narrower windows: it is never drawn narrower than twice that. */
export const heroSizes: Record<HeroShape, string> = {
  wide: '(min-width: 1360px) 100vw, (min-width: 900px) 1360px, (min-width: 800px) 100vw, 800px',
  tall: '100vw',
}

export function heroPath(name: HeroName, shape: HeroShape, width: number, format: HeroFormat): string {
  return `/pictures/hero/${name}${shape === 'tall' ? '-tall' : ''}-${width}.${format}`
}

export function heroSrcSet(name: HeroName, shape: HeroShape, format: HeroFormat): string {
  return heroShapes[shape].widths[format]
    .map((width) => `${heroPath(name, shape, width, format)} ${width}w`)
    .join(', ')
}
