import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RiskWarning } from '../risk-warning.tsx'
import { CALCULATOR_ID } from './calculator-id.ts'

let isWanted = () => {}
const wanted = new Promise<void>((resolve) => {
  isWanted = resolve
})

/** Its script would be too much for the first load of a page. */
const OutlookCalculator = lazy(async () => {
  if (!import.meta.env.SSR) await wanted
  const module = await import('./outlook-calculator.tsx')
  return { default: module.OutlookCalculator }
})

/** Documents contain the fields and the outlook of the default inputs; they are hydrated when the script is there. */
export function OutlookSection() {
  const { t } = useTranslation('outlook')
  return (
    <section
      id={CALCULATOR_ID}
      className="stack g6"
      aria-labelledby="calculator-title"
      data-claim=""
      ref={loadWhenWanted}
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

const interactions = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * When the reader comes near, and at the first interaction with the page: a switch of the language, for example, waits for
 * the whole page to be hydrated.
 */
function loadWhenWanted(section: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) isWanted()
    },
    { rootMargin: '100%' },
  )
  observer.observe(section)
  for (const name of interactions) document.addEventListener(name, isWanted, { once: true })
  return () => {
    observer.disconnect()
    for (const name of interactions) document.removeEventListener(name, isWanted)
  }
}
