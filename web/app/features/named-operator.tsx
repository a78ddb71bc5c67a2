import { paths } from '@aurivane/contract/paths'
import { Notice } from '../components/notice.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { operatorFile } from './operator.ts'

/** Of the terms and of the privacy policy. */
export const WORDING_REVISED = '2026-11-18'

/** Who operates the site, or that this is not known, with the way to the legal notice. */
export function NamedOperator() {
  const { t } = useTranslation('money')
  const name = operatorFile().operator?.name
  return (
    <p>
      {[name === undefined ? t('operator.unnamed') : t('operator.named', { name }), ''].join(' ')}
      <LocalizedLink to={paths.legal}>{t('operator.legalLink')}</LocalizedLink>
    </p>
  )
}

/** Where people decide: as long as the operator has no name, that this is a demonstration and nobody should send money. */
export function UnnamedOperatorNotice() {
  const { t } = useTranslation('money')
  if (operatorFile().operator?.name) return null
  return <Notice tone="bad">{[t('operator.unnamed'), t('operator.demonstration')].join(' ')}</Notice>
}
