import type { MouseEvent } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LazyDialogFailure } from '../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../features/use-lazy-dialog.ts'
import {
  tutorialPictures,
  tutorialPictureUrl,
  type TutorialPicture as Picture,
} from '../../features/tutorial-pictures.ts'

const loadViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer

type Props = { name: Picture['name']; alt: string }

/** A screenshot that opens in an enlarged viewer; without a script the link shows the picture itself. */
export function TutorialPicture({ name, alt }: Props) {
  const { t } = useTranslation('faq')
  const locale = useLocale()
  const { Dialog: Viewer, hasFailed, open, close } = useLazyDialog(loadViewer)
  const picture = tutorialPictures.find((candidate) => candidate.name === name)
  if (!picture) return null

  const image = { src: tutorialPictureUrl(name, locale), width: picture.width, height: picture.height }
  function enlarge(event: MouseEvent) {
    // After a failure the link leads to the picture itself.
    if (hasFailed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
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
      <LazyDialogFailure isShown={hasFailed} />
      {Viewer ? <Viewer image={image} alt={alt} closeLabel={t('closePicture')} onClose={close} /> : null}
    </>
  )
}
