import { useTranslation } from '../i18n/use-translation.ts'

const NOTE_ID = 'opens-in-new-tab'

/** Describes a link without becoming part of its name. */
export const opensInNewTab = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-describedby': NOTE_ID,
} as const

/** Stands once in the frame. */
export function NewTabNote() {
  const { t } = useTranslation('translation')
  return (
    <p id={NOTE_ID} hidden>
      {t('opensInNewTab')}
    </p>
  )
}
