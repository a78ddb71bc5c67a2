import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import './auth.css'

type Props = { heading: string; aside?: ReactNode; children: ReactNode }

/** The shape of every page at the door: what it is about beside what is to be done. */
export function AuthPage({ heading, aside, children }: Props) {
  const { texts: words } = useTexts('translation')
  return (
    <div className="wrap page auth">
      <div className="split">
        <header className="stack g3">
          <h1>{heading}</h1>
          {aside}
        </header>
        <div className="stack g5">
          <p className="without-script">{words.needsScript}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
