import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import './auth.css'

type Props = {
  heading: string
  aside?: ReactNode
  /** Begins with a question to the server: there is room for its answer, so that nothing below has to move. */
  isLinkFromMail?: boolean
  children: ReactNode
}

/** The shape of every page at the door: what it is about beside what is to be done. */
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
