import type { ComponentProps } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'label'>

/** Closed is `true` on the wire. */
export function PrivacySelect(props: Props) {
  const { texts } = useTexts('profileClubs')
  return (
    <SelectField
      {...props}
      label={texts.fields.privacy}
      hint={texts.fields.privacyHint}
      options={[
        { value: 'false', label: texts.open },
        { value: 'true', label: texts.closed },
      ]}
    />
  )
}
