import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RiskWarning } from '../risk-warning.tsx'

let showCalculator = () => {}
const isNear = new Promise<void>((resolve) => {
  showCalculator = resolve
})

/** Its script is fetched when the reader comes near: it would be too much for the first load of a page. */
const OutlookCalculator = lazy(async () => {
  if (!import.meta.env.SSR) await isNear
  const module = await import('./outlook-calculator.tsx')
  return { default: module.OutlookCalculator }
})

/** Documents contain the outlook of the default inputs, and show it until the script is there. */
export function OutlookSection() {
  const { t } = useTranslation('outlook')
  return (
    <section
      id="calculator"
      className="stack g6"
      aria-labelledby="calculator-title"
      data-claim=""
      ref={watch}
    >
      <div className="split">
        <div className="stack g3">
          <h2 id="calculator-title">{t('heading')}</h2>
          <p className="quiet">{t('assumptions')}</p>
        </div>
        <RiskWarning isOfClaim />
      </div>
      <Suspense fallback={<div className="outlook-loading" />}>
        <OutlookCalculator />
      </Suspense>
    </section>
  )
}

function watch(section: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) showCalculator()
    },
    { rootMargin: '100%' },
  )
  observer.observe(section)
  return () => observer.disconnect()
}
