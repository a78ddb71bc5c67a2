import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../components/password-field.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'show' | 'hide' | 'showLabel' | 'hideLabel'>

export function OwnPasswordField(props: Props) {
  const { t } = useTranslation('translation')
  return (
    <PasswordField
      {...props}
      show={t('show')}
      hide={t('hide')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
    />
  )
}
