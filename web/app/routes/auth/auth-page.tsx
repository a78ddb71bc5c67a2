import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classNames } from '../../components/class-names.ts'
import './auth.css'

type Props = {
  heading: string
  aside?: ReactNode
  /** The page first sends the mail's token: it reserves space for the answer, so that nothing below shifts. */
  isLinkFromMail?: boolean
  children: ReactNode
}

/** The layout of all login, registration and recovery pages: heading and explanation beside the form. */
export function AuthPage({ heading, aside, isLinkFromMail = false, children }: Props) {
  const { t } = useTranslation('translation')
  return (
    <div className={classNames('wrap page auth', isLinkFromMail && 'tall')}>
      <div className="split">
        <header className="stack g3">
          <h1>{heading}</h1>
          {aside}
        </header>
        <div className="stack g5">
          <p className="without-script">{t('needsScript')}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
