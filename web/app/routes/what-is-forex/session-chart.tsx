import { useTranslation } from '../../i18n/use-translation.ts'
import './session-chart.css'

/** Eight in the morning to five in the afternoon, local time, in hours of UTC during the northern winter. */
const sessions = [
  { name: 'sydney', opens: 21, closes: 6 },
  { name: 'tokyo', opens: 0, closes: 9 },
  { name: 'london', opens: 8, closes: 17 },
  { name: 'newYork', opens: 13, closes: 22 },
] as const
const axisHours = [0, 6, 12, 18, 24]

/** The day as a ruler with four bars, and the same hours as a table for screen readers. */
export function SessionChart() {
  const { t } = useTranslation('whatIsForex')
  const { caption, centres, overlap, note } = t('sessions', { returnObjects: true })
  return (
    <figure className="sessions">
      <figcaption>{caption}</figcaption>
      <div className="day" aria-hidden="true">
        {sessions.map(({ name, opens, closes }) => (
          <div key={name} className={`session ${name}`}>
            <span className="centre">{centres[name]}</span>
            <span className="track">
              <span className="bar">{writeSpan(opens, closes)}</span>
              {opens > closes ? <span className="bar before-midnight" /> : null}
            </span>
          </div>
        ))}
        <div className="session axis">
          <span className="track">
            {axisHours.map((hour) => (
              <span key={hour} className={`hour at-${hour}`}>
                {hour}
              </span>
            ))}
          </span>
        </div>
      </div>
      <p className="overlap small">
        <span className="sign" aria-hidden="true" />
        {overlap}
      </p>
      <div className="hidden">
        <SessionTable />
      </div>
      <p className="small quiet">{note}</p>
    </figure>
  )
}

function SessionTable() {
  const { t } = useTranslation('whatIsForex')
  const { caption, columns, centres } = t('sessions', { returnObjects: true })
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.centre}</th>
          <th scope="col">{columns.opens}</th>
          <th scope="col">{columns.closes}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ name, opens, closes }) => (
          <tr key={name}>
            <th scope="row">{centres[name]}</th>
            <td>{writeHour(opens)}</td>
            <td>{writeHour(closes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function writeSpan(opens: number, closes: number) {
  return `${opens}–${closes}`
}

function writeHour(hour: number) {
  return `${String(hour).padStart(2, '0')}:00`
}
