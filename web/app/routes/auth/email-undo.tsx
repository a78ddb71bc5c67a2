import { calls } from '@aurivane/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { MailLinkForm } from './mail-link-form.tsx'

export function Component() {
  const { t } = useTranslation('emailChange')
  return <MailLinkForm call={calls.undoEmailChange} {...t('undo', { returnObjects: true })} />
}
