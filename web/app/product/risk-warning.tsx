import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Tally } from './drawings/tally.tsx'
import './risk-warning.css'

type Props = {
  /** The claim that the warning belongs to, in the same block and at the same size. */
  children?: ReactNode
  /** Without the coloured box, inside a block that has its own. */
  isPlain?: boolean
}

/** The tally and its sentence. Wherever a return is named, the claim is given to it or the block is marked `data-claim`. */
export function RiskWarning({ children, isPlain = false }: Props) {
  const { texts } = useTexts('translation')
  return (
    <div
      className={classNames('risk-warning', !isPlain && 'is-boxed')}
      data-claim={children ? '' : undefined}
    >
      <Tally />
      <div className="words">
        <p className="warning">{texts.riskWarning}</p>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
