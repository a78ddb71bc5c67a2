import { useTranslation } from '../../i18n/use-translation.ts'

type Example = { title: string; rows: readonly { label: string; value: string }[]; result?: string }

/** A sum written out like a receipt, so that a reader can follow each line. */
export function WorkedExample({ example }: { example: Example }) {
  const { t } = useTranslation('whatIsForex')
  return (
    <div className="example">
      <h3>
        <span className="small quiet">{t('exampleLabel')}</span> {example.title}
      </h3>
      <dl>
        {example.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {example.result ? <p className="result">{example.result}</p> : null}
    </div>
  )
}
