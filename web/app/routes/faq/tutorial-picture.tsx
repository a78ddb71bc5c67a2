import { Suspense, useState, type MouseEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import {
  tutorialPictures,
  tutorialPictureUrl,
  type TutorialPicture as Picture,
} from '../../features/tutorial-pictures.ts'

const PictureViewer = lazyPart(async () => (await import('./picture-viewer.tsx')).PictureViewer)

type Props = { name: Picture['name']; alt: string }

/** A screenshot that opens in an enlarged viewer; without a script the link shows the picture itself. */
export function TutorialPicture({ name, alt }: Props) {
  const { t } = useTranslation('faq')
  const locale = useLocale()
  const [isEnlarged, setIsEnlarged] = useState(false)
  const picture = tutorialPictures.find((candidate) => candidate.name === name)
  if (!picture) return null

  const image = { src: tutorialPictureUrl(name, locale), width: picture.width, height: picture.height }
  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsEnlarged(true)
  }
  return (
    <>
      <a
        className="tutorial-picture"
        href={image.src}
        data-replayed
        aria-label={t('enlarge', { alt })}
        onClick={enlarge}
      >
        <img {...image} alt={alt} loading="lazy" decoding="async" />
      </a>
      {isEnlarged ? (
        <Suspense fallback={null}>
          <PictureViewer
            image={image}
            alt={alt}
            closeLabel={t('closePicture')}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
