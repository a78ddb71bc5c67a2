import { paths } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { classNames } from '../components/class-names.ts'
import { usePromotion } from './promotion.ts'
import { Tally } from './drawings/tally.tsx'
import { writeRiskSentences } from './risk-sentences.ts'
import './risk-warning.css'

type Props = {
  /** The claim that the warning belongs to, in the same block and at the same size. Not shown where return figures are not. */
  children?: ReactNode
  /** The claim is elsewhere in the same block. */
  isOfClaim?: boolean
  /** The block explains the figures itself. */
  hasLink?: boolean
  /** Without the coloured box, inside a block that has its own. */
  isPlain?: boolean
}

/** The tally and its sentence. Wherever a return is named, the claim is given to it or the block is marked `data-claim`. */
export function RiskWarning({ children, isOfClaim = false, hasLink = true, isPlain = false }: Props) {
  const isBesideClaim = isOfClaim || Boolean(children)
  return (
    <div
      className={classNames('risk-warning', !isPlain && 'is-boxed')}
      data-claim={children ? '' : undefined}
    >
      <Tally />
      <div className="words">
        <Sentences isBesideClaim={isBesideClaim} />
        {isBesideClaim ? <Claim hasLink={hasLink}>{children}</Claim> : null}
      </div>
    </div>
  )
}

function Sentences({ isBesideClaim }: { isBesideClaim: boolean }) {
  const { t } = useTranslation('translation')
  const promotion = usePromotion()
  const { first, long } = writeRiskSentences(t, useLocale(), promotion, { isBesideClaim })
  return (
    <>
      <p className="warning">{first}</p>
      {long ? <p className="warning">{long}</p> : null}
    </>
  )
}

function Claim({ hasLink, children }: { hasLink: boolean; children: ReactNode }) {
  const { t } = useTranslation('translation')
  if (usePromotion() === 'off') return <p>{t('returnsNotShown')}</p>
  return (
    <>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {hasLink ? (
        <p>
          <LocalizedLink to={`${paths.howThisWorks}#figures`}>{t('whatFigureMeans')}</LocalizedLink>
        </p>
      ) : null}
    </>
  )
}
