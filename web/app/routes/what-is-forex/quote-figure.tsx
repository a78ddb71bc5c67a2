import { useTranslation } from '../../i18n/use-translation.ts'

const PIP_DIGITS = 1
const [BASE, COUNTER] = ['EUR', 'USD']

/** A price taken apart. */
export function QuoteFigure() {
  const { t } = useTranslation('whatIsForex')
  const { caption, base, baseText, counter, counterText, price, priceLabel, pip } = t('pairs.quote', {
    returnObjects: true,
  })
  return (
    <figure className="quote">
      <dl>
        <div>
          <dt>{BASE}</dt>
          <dd>
            <b>{base}</b>
            {baseText}
          </dd>
        </div>
        <div>
          <dt>{COUNTER}</dt>
          <dd>
            <b>{counter}</b>
            {counterText}
          </dd>
        </div>
        <div>
          <dt>
            {price.slice(0, -PIP_DIGITS)}
            <mark>{price.slice(-PIP_DIGITS)}</mark>
          </dt>
          <dd>
            <b>{priceLabel}</b>
            {pip}
          </dd>
        </div>
      </dl>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  )
}
