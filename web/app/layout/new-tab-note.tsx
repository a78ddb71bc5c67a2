import { NEW_TAB_NOTE_ID } from '../components/opens-in-new-tab.ts'
import { useTranslation } from '../i18n/use-translation.ts'

/** Stands once in the frame. */
export function NewTabNote() {
  const { t } = useTranslation('translation')
  return (
    <p id={NEW_TAB_NOTE_ID} hidden>
      {t('opensInNewTab')}
    </p>
  )
}
