import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../components/text-field.tsx'

const CODE_MAX_CHARS = 64

/** A code of the authenticator app, or a recovery code. */
export function CodeField(field: { name: string; error: string | null }) {
  const { t } = useTranslation('profileSecurity')
  return (
    <TextField
      {...field}
      className="any-code"
      label={t('confirm.code')}
      hint={t('confirm.codeHint')}
      isCode
      // A recovery code has letters.
      inputMode="text"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CODE_MAX_CHARS}
    />
  )
}
