import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../components/select-field.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'>

/** Closed is `true` on the wire. */
export function PrivacySelect(props: Props) {
  const { t } = useTranslation('profileClubs')
  return (
    <SelectField
      {...props}
      label={t('fields.privacy')}
      hint={t('fields.privacyHint')}
      options={[
        { value: 'false', label: t('open') },
        { value: 'true', label: t('closed') },
      ]}
    />
  )
}
