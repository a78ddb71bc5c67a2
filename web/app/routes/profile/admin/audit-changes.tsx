import type { AuditEntry } from '@aurivane/contract/administration'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { changedNames } from './changed-names.ts'
import { formatMoment } from './format-moment.ts'

/** What an entry of the log changed, one line for each value. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('profileAdmin')
  const write = useWriting()
  const fields: Readonly<Record<string, string>> = t('audit.fields', { returnObjects: true })
  return (
    <ul className="changes">
      {changedNames(entry).map((name) => (
        <li key={name}>
          {t('audit.change', {
            field: fields[name] ?? name,
            before: write(name, entry.before[name]),
            after: write(name, entry.after[name]),
          })}
        </li>
      ))}
    </ul>
  )
}

function useWriting() {
  const { t } = useTranslation('profileAdmin')
  const { t: tCommon } = useTranslation('translation')
  const { t: tProfileClubs } = useTranslation('profileClubs')
  const locale = useLocale()
  const states: Readonly<Record<string, string>> = tProfileClubs('states', { returnObjects: true })

  function writeText(name: string, value: string) {
    if (name === 'state') return states[value] ?? value
    if (name === 'deletedAt') return formatMoment(value, locale)
    return value
  }
  return (name: string, value: unknown): string => {
    if (typeof value === 'string' && value !== '') return writeText(name, value)
    if (typeof value === 'number') return formatNumber(value, locale)
    if (typeof value === 'boolean') return value ? tCommon('yes') : tCommon('no')
    return t('audit.nothing')
  }
}
