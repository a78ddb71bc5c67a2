import { brand } from '@aurivane/contract/brand'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

const subscribe = () => () => undefined

function currentYear() {
  return new Date().getFullYear()
}

/** The year in the rendered document: hydration must start with the same, even if the year has changed since. */
function renderedYear() {
  if (typeof document === 'undefined') return currentYear()
  return Number(document.querySelector('.copyright')?.textContent?.match(/\d{4}/)?.[0] ?? currentYear())
}

export function Copyright() {
  const { t } = useTranslation('frame')
  const year = useSyncExternalStore(subscribe, currentYear, renderedYear)
  return <p className="copyright">{t('footer.copyright', { year, brand: brand.name })}</p>
}
