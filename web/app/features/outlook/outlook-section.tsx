import { useTranslation } from '../../i18n/use-translation.ts'
import { RiskWarning } from '../risk-warning.tsx'
import { CALCULATOR_ID } from './calculator-id.ts'
import { OutlookCalculator } from './outlook-calculator.tsx'

/** The calculator with its heading. Documents contain the outlook of the default inputs. */
export function OutlookSection() {
  const { t } = useTranslation('outlook')
  return (
    <section id={CALCULATOR_ID} className="stack g6" aria-labelledby="calculator-title" data-claim="">
      <div className="split">
        <div className="stack g3">
          <h2 id="calculator-title">{t('heading')}</h2>
          <p className="quiet">{t('assumptions')}</p>
        </div>
        <RiskWarning isOfClaim />
      </div>
      <OutlookCalculator />
    </section>
  )
}
