import { TOAST_CLOSE_MS } from '@aurivane/contract/limits'
import { useTexts } from '../i18n/use-texts.ts'
import { Toasts } from '../ui/toasts.tsx'
import { useTheme } from './theme.ts'

/** Apart from the frame, so that a change of the theme does not draw the whole page again. */
export function ThemedToasts() {
  const { texts } = useTexts('frame')
  const { texts: words } = useTexts('translation')
  const { theme } = useTheme()
  return (
    <Toasts
      label={texts.messages}
      closeLabel={words.close}
      theme={theme === 'Dark' ? 'dark' : 'light'}
      closeAfterMs={TOAST_CLOSE_MS}
    />
  )
}
