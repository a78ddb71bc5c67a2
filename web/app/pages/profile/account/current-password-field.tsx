import type { Ref } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { PasswordField } from '../../../ui/password-field.tsx'

type Props = { name: string; label: string; error: string | null; email: string; ref?: Ref<HTMLInputElement> }

/** The unseen address tells password managers whose password is asked for. */
export function CurrentPasswordField({ email, ...field }: Props) {
  const { texts: words } = useTexts('translation')
  return (
    <>
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...field}
        autoComplete="current-password"
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        show={words.show}
        hide={words.hide}
      />
    </>
  )
}
