import type { AuditEntry } from '@aurivane/contract/administration'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { changedNames } from './changed-names.ts'
import { formatMoment } from './format-moment.ts'

/** Whom or what an entry is about: shown although it did not change. */
const subjects = ['person', 'meeting', 'announcement', 'report']
const moments = new Set(['deletedAt', 'expiresAt', 'start'])

/** What an entry of the log changed, one line for each value. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('profileAdmin')
  const write = useWriting()
  const fields: Readonly<Record<string, string>> = t('audit.fields', { returnObjects: true })
  const changed = changedNames(entry)
  const kept = subjects.filter((name) => name in entry.after && !changed.includes(name))
  return (
    <ul className="changes">
      {kept.map((name) => (
        <li key={name}>
          {t('audit.kept', { field: fields[name] ?? name, value: write(name, entry.after[name]) })}
        </li>
      ))}
      {changed.map((name) => (
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

/** The words for values that are names of states. */
function useWords(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { t } = useTranslation('profileAdmin')
  const { t: tProfileClubs } = useTranslation('profileClubs')
  const { t: tCommunity } = useTranslation('community')
  const roles = tCommunity('roles', { returnObjects: true })
  return {
    state: {
      ...t('reports.states', { returnObjects: true }),
      ...tProfileClubs('states', { returnObjects: true }),
    },
    role: roles,
    formerOwner: roles,
    offer: t('audit.offers', { returnObjects: true }),
    outcome: t('reports.outcomes', { returnObjects: true }),
  }
}

function useWriting() {
  const { t } = useTranslation('profileAdmin')
  const { t: tCommon } = useTranslation('translation')
  const words = useWords()
  const locale = useLocale()

  function writeText(name: string, value: string) {
    return moments.has(name) ? formatMoment(value, locale) : (words[name]?.[value] ?? value)
  }
  return (name: string, value: unknown): string => {
    if (typeof value === 'string' && value !== '') return writeText(name, value)
    // Ids are not grouped like counts.
    if (typeof value === 'number')
      return subjects.includes(name) ? String(value) : formatNumber(value, locale)
    if (typeof value === 'boolean') return value ? tCommon('yes') : tCommon('no')
    return t('audit.nothing')
  }
}
