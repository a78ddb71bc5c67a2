import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { PasswordField } from '../../ui/password-field.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'show' | 'hide' | 'showLabel' | 'hideLabel'>

export function OwnPasswordField(props: Props) {
  const { texts: words } = useTexts('translation')
  return (
    <PasswordField
      {...props}
      show={words.show}
      hide={words.hide}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
    />
  )
}
