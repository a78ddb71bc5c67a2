import { useTranslation } from '../../i18n/use-translation.ts'
import { RiskStatement } from '../../features/risk-statement.tsx'

export function RiskDisclaimer() {
  const { t } = useTranslation('frame')
  const legal = t('legal', { returnObjects: true })
  return (
    <section className="legal" aria-label={legal.label}>
      <RiskStatement />
      <div className="text quiet">
        <p>{legal.money}</p>
        <p>{legal.brands}</p>
        <p>{legal.unitedKingdom}</p>
        <p>{legal.unitedStates}</p>
        <p>{legal.personalData}</p>
        <p>{legal.notice}</p>
      </div>
    </section>
  )
}
