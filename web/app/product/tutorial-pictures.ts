import type { Locale } from '@aurivane/contract/locales'
import type { FaqPart } from '../texts/faq-entry.ts'

export type TutorialPicture = { name: NonNullable<FaqPart['picture']>['name']; width: number; height: number }

/** Screenshots of our own product in public/pictures/tutorial, one file per language. What is not listed is not shown. */
export const tutorialPictures: readonly TutorialPicture[] = []

export function tutorialPictureUrl(name: TutorialPicture['name'], locale: Locale) {
  return `/pictures/tutorial/${name}-${locale}.webp`
}
