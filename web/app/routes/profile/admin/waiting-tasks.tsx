import { calls } from '@aurivane/contract/calls'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** What an administrator has to decide or answer, each with a link to its part of the tab. */
export function WaitingTasks() {
  const { t } = useTranslation('profileAdmin')
  const { data } = useRead(calls.countOverview, {})
  if (!data) return null
  const { clubs, reports, newMessages } = data.result
  const tasks = [
    { href: '#review', count: clubs.pending, text: t('waiting.clubs', { count: clubs.pending }) },
    { href: '#reports', count: reports.open, text: t('waiting.reports', { count: reports.open }) },
    { href: '#contact', count: newMessages, text: t('waiting.messages', { count: newMessages }) },
  ].filter(({ count }) => count > 0)
  if (tasks.length === 0) return <p className="quiet">{t('waiting.none')}</p>
  return (
    <div className="row parts">
      <b id="waiting">{t('waiting.intro')}</b>
      <ul className="row parts" aria-labelledby="waiting">
        {tasks.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
