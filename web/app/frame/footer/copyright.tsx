import { brand } from '@aurivane/contract/brand'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

const subscribe = () => () => undefined

function currentYear() {
  return new Date().getFullYear()
}

/** What the page was prerendered with: hydration must begin with the same, whatever year it has become since. */
function prerenderedYear() {
  if (typeof document === 'undefined') return currentYear()
  return Number(document.querySelector('.copyright')?.textContent?.match(/\d{4}/)?.[0] ?? currentYear())
}

export function Copyright() {
  const { t } = useTranslation('frame')
  const year = useSyncExternalStore(subscribe, currentYear, prerenderedYear)
  return <p className="copyright">{t('footer.copyright', { year, brand: brand.name })}</p>
}
