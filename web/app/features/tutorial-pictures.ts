import type { Locale } from '@aurivane/contract/locales'
import type { FaqPart } from '../texts/faq-entry.ts'

export type TutorialPicture = { name: NonNullable<FaqPart['picture']>['name']; width: number; height: number }

/** Screenshots of our own product in public/pictures/tutorial, one file per language, made by art/draw-tutorial.ts. */
export const tutorialPictures: readonly TutorialPicture[] = [
  { name: 'register', width: 600, height: 800 },
  { name: 'two-factor', width: 660, height: 720 },
  { name: 'create-club', width: 740, height: 980 },
]

export function tutorialPictureUrl(name: TutorialPicture['name'], locale: Locale) {
  return `/pictures/tutorial/${name}-${locale}.webp`
}
