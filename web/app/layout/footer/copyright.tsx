import { brand } from '@aurivane/contract/brand'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

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
  const year = useOnceHydrated(currentYear, renderedYear)
  return <p className="copyright">{t('footer.copyright', { year, brand: brand.name })}</p>
}
