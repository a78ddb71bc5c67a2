import type { ComponentProps } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { classNames } from '../components/class-names.ts'
import { usePromotion } from './promotion.ts'
import { Tally } from './drawings/tally.tsx'
import { writeRiskSentences } from './risk-sentences.ts'
import './risk-statement.css'

type Props = ComponentProps<'div'> & {
  /** The block contains a claim too, so the sentence is the one that belongs to it. */
  isBesideClaim?: boolean
}

/** The tally and its sentence. */
export function RiskStatement({ isBesideClaim = false, className, children, ...rest }: Props) {
  const { t } = useTranslation('translation')
  const { first, long } = writeRiskSentences(t, useLocale(), usePromotion(), { isBesideClaim })
  return (
    <div {...rest} className={classNames('risk-warning', className)}>
      <Tally />
      <div className="words">
        <p className="warning">{first}</p>
        {long ? <p className="warning">{long}</p> : null}
        {children}
      </div>
    </div>
  )
}
