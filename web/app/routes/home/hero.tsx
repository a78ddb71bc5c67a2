import { paths } from '@aurivane/contract/paths'
import { preload } from 'react-dom'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HeroPicture } from '../../features/drawings/hero-picture.tsx'
import {
  HERO_TALL_MEDIA,
  HERO_WIDE_MEDIA,
  heroNames,
  heroPath,
  heroSizes,
  heroSrcSet,
  type HeroShape,
} from '../../features/drawings/hero-pictures.ts'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { useSlideshow } from './use-slideshow.ts'
import './hero.css'

/** Five pictures in turn. Only the first is in the document, so that the others do not delay it. */
export function Hero() {
  const { t } = useTranslation('home')
  const hero = t('hero', { returnObjects: true })
  const slideshow = useSlideshow(heroNames.length)
  preloadFirst('tall', HERO_TALL_MEDIA)
  preloadFirst('wide', HERO_WIDE_MEDIA)
  const pictures = slideshow.isStill ? heroNames.slice(0, 1) : heroNames
  return (
    <section className="hero night" aria-label={hero.label}>
      <div className="wrap">
        <div className="text">
          <h1>{hero.heading}</h1>
          <p className="lede">{hero.lede}</p>
          <p className="row">
            <LinkButton as={LocalizedLink} to={paths.aboutUs}>
              {hero.button}
            </LinkButton>
            <LinkButton as={LocalizedLink} variant="plain" to={`${paths.whatIsForex}#leverage`}>
              {hero.lossLink}
            </LinkButton>
          </p>
        </div>
        <div className="foot">
          <p className="captions" aria-hidden="true">
            {hero.captions.map((caption, index) => (
              <span key={caption} className={index === slideshow.shown ? 'is-shown' : undefined}>
                {caption}
              </span>
            ))}
          </p>
          <Button
            className="pause needs-script"
            variant="second"
            isSquare
            aria-label={slideshow.isPaused ? hero.play : hero.pause}
            onClick={slideshow.toggle}
          >
            <Icon name={slideshow.isPaused ? 'play' : 'pause'} />
          </Button>
        </div>
      </div>
      {/* After the text, which gives the section its height: a document that arrives in pieces must not move it. */}
      <div className="slideshow" aria-hidden="true">
        {pictures.map((name, index) => (
          <div key={name} className={classNames('picture', index === slideshow.shown && 'is-shown')}>
            <HeroPicture name={name} isFirst={index === 0} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Preloads the picture, which is the largest contentful paint, before the styles are parsed. */
function preloadFirst(shape: HeroShape, media: string) {
  const [first] = heroNames
  preload(heroPath(first, shape, 960, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: heroSrcSet(first, shape, 'avif'),
    imageSizes: heroSizes[shape],
    media,
    fetchPriority: 'high',
  })
}
