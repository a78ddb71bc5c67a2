import { HERO_TALL_MEDIA, heroPath, heroShapes, heroSizes, heroSrcSet } from './hero-pictures.ts'
import type { HeroName } from './hero-pictures.ts'

type Props = {
  name: HeroName
  /** The first picture has high fetch priority; the others are loaded when needed. */
  isFirst?: boolean
  className?: string
}

/** Decoration behind the hero's text; its caption is shown beside it. */
export function HeroPicture({ name, isFirst = false, className }: Props) {
  const { width, height } = heroShapes.wide
  return (
    <picture>
      <source
        media={HERO_TALL_MEDIA}
        type="image/avif"
        srcSet={heroSrcSet(name, 'tall', 'avif')}
        sizes={heroSizes.tall}
      />
      <source
        media={HERO_TALL_MEDIA}
        type="image/webp"
        srcSet={heroSrcSet(name, 'tall', 'webp')}
        sizes={heroSizes.tall}
      />
      <source type="image/avif" srcSet={heroSrcSet(name, 'wide', 'avif')} sizes={heroSizes.wide} />
      <img
        className={className}
        src={heroPath(name, 'wide', 1440, 'webp')}
        srcSet={heroSrcSet(name, 'wide', 'webp')}
        sizes={heroSizes.wide}
        width={width}
        height={height}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
