import { compoundedPercent, figureIds, figuresStatedBy, type FigureId } from '@aurivane/contract/figures'
import { formatDate, formatNumber, formatPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { operatorFile } from '../../features/operator.ts'
import { RiskWarning } from '../../features/risk-warning.tsx'
import { usePromotion } from '../../features/promotion.ts'
import { Table, type Column } from '../../components/table.tsx'

/** What every figure about money on this site means. */
export function Figures() {
  const { t } = useTranslation('figures')
  return (
    <section id="figures" className="stack g5" aria-labelledby="figures-title" data-claim="">
      <h2 id="figures-title">{t('heading')}</h2>
      <FiguresTable />
      {usePromotion() === 'off' ? null : <Returns />}
      <h3>{t('why.heading')}</h3>
      <RiskWarning isOfClaim hasLink={false} />
      <ul className="figure-reasons">
        {t('why.reasons', { returnObjects: true }).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{useSource()}</p>
    </section>
  )
}

function Returns() {
  const { t } = useTranslation('figures')
  const locale = useLocale()
  const percent = (value: number) => formatPercent(value, locale, 2)
  return (
    <>
      <p>{t('nature')}</p>
      <p>{t('different')}</p>
      <p>
        {t('compounded', {
          weeklyPerMonth: percent(compoundedPercent.weeklyPerMonth),
          weeklyPerYear: percent(compoundedPercent.weeklyPerYear),
          monthlyPerYear: percent(compoundedPercent.monthlyPerYear),
        })}
      </p>
    </>
  )
}

function FiguresTable() {
  const { t } = useTranslation('figures')
  const locale = useLocale()
  const { operator, figures: stated } = operatorFile()
  const figures = figuresStatedBy(stated)
  const { percent } = figures.losses
  const shown = usePromotion() === 'off' ? figureIds.filter((id) => id === 'losses') : figureIds
  const nameOf = (id: FigureId) =>
    id === 'losses' && stated?.losses
      ? t('rows.lossesStated', { percent: formatNumber(percent, locale) })
      : t(`rows.${id}`)
  const columns: Column<FigureId>[] = [
    { name: t('columns.figure'), isRowHeading: true, cell: nameOf },
    { name: t('columns.kind'), cell: (id) => t(`kinds.${figures[id].kind}`) },
    { name: t('columns.period'), cell: (id) => t(`periods.${figures[id].period}`) },
    { name: t('columns.netOfCosts'), cell: (id) => t(`netOfCosts.${figures[id].netOfCosts}`) },
    { name: t('columns.source'), cell: (id) => figures[id].source?.[locale] ?? t('notStated') },
    {
      name: t('columns.asOf'),
      cell: (id) => (figures[id].asOf === null ? t('notStated') : formatDate(figures[id].asOf, locale)),
    },
    { name: t('columns.statedBy'), cell: () => operator?.name ?? t('operator') },
  ]
  return <Table caption={t('caption')} columns={columns} rows={shown} rowKey={(id) => id} />
}

/** Where the figure about losses comes from. */
function useSource(): string {
  const { t } = useTranslation('figures')
  const locale = useLocale()
  const losses = operatorFile().figures?.losses
  return losses
    ? t('why.sourceStated', { source: losses.source[locale], date: formatDate(losses.asOf, locale) })
    : t('why.sourceUnknown')
}
