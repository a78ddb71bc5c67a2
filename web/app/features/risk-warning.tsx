import { paths } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { classNames } from '../components/class-names.ts'
import { Tally } from './drawings/tally.tsx'
import './risk-warning.css'

type Props = {
  /** The claim that the warning belongs to, in the same block and at the same size. */
  children?: ReactNode
  /** The claim is elsewhere in the same block. */
  isOfClaim?: boolean
  /** Without the coloured box, inside a block that has its own. */
  isPlain?: boolean
}

/** The tally and its sentence. Wherever a return is named, the claim is given to it or the block is marked `data-claim`. */
export function RiskWarning({ children, isOfClaim = false, isPlain = false }: Props) {
  const { t } = useTranslation('translation')
  return (
    <div
      className={classNames('risk-warning', !isPlain && 'is-boxed')}
      data-claim={children ? '' : undefined}
    >
      <Tally />
      <div className="words">
        <p className="warning">{t('riskWarning')}</p>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {children || isOfClaim ? (
          <p>
            <LocalizedLink to={`${paths.howThisWorks}#figures`}>{t('whatFigureMeans')}</LocalizedLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}
