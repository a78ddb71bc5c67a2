import { TOAST_CLOSE_MS } from '@aurivane/contract/limits'
import { useTranslation } from '../i18n/use-translation.ts'
import { Toasts } from '../components/toasts.tsx'
import { useTheme } from './theme.ts'

/** A separate component, so that a change of the theme does not render the whole page again. */
export function ThemedToasts() {
  const { t } = useTranslation('frame')
  const { t: tCommon } = useTranslation('translation')
  const { theme } = useTheme()
  return (
    <Toasts
      label={t('messages')}
      closeLabel={tCommon('close')}
      theme={theme === 'Dark' ? 'dark' : 'light'}
      closeAfterMs={TOAST_CLOSE_MS}
    />
  )
}
