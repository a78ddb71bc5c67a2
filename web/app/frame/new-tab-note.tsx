import { useTexts } from '../i18n/use-texts.ts'

const NOTE_ID = 'opens-in-new-tab'

/** Describes a link without becoming part of its name. */
export const opensInNewTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-describedby': NOTE_ID,
} as const

/** Stands once in the frame. */
export function NewTabNote() {
  const { texts } = useTexts('translation')
  return (
    <p id={NOTE_ID} hidden>
      {texts.opensInNewTab}
    </p>
  )
}
