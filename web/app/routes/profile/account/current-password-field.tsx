import type { Ref } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PasswordField } from '../../../components/password-field.tsx'

type Props = { name: string; label: string; error: string | null; email: string; ref?: Ref<HTMLInputElement> }

/** The hidden email field tells password managers which account the password belongs to. */
export function CurrentPasswordField({ email, ...field }: Props) {
  const { t } = useTranslation('translation')
  return (
    <>
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        show={t('show')}
        hide={t('hide')}
      />
    </>
  )
}
