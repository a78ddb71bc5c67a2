import { paths } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePromotion } from './promotion.ts'
import { RiskStatement } from './risk-statement.tsx'

type Props = {
  /** The claim that the warning belongs to, in the same block and at the same size. Not shown where return figures are not. */
  children?: ReactNode
  /** The claim is elsewhere in the same block. */
  isOfClaim?: boolean
  /** The block explains the figures itself. */
  hasLink?: boolean
}

/**
 * The tally and its sentence in a coloured box. Wherever a return is named, the claim is given to it or the block is marked
 * `data-claim`.
 */
export function RiskWarning({ children, isOfClaim = false, hasLink = true }: Props) {
  const isBesideClaim = isOfClaim || Boolean(children)
  return (
    <RiskStatement className="is-boxed" isBesideClaim={isBesideClaim} data-claim={children ? '' : undefined}>
      {isBesideClaim ? <Claim hasLink={hasLink}>{children}</Claim> : null}
    </RiskStatement>
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
