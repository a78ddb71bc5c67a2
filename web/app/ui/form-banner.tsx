import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = {
  tone: 'error' | 'success' | 'info'
  title?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Moves the focus here when it appears: for failures of no single field, and where what was pressed goes. */
  takesFocus?: boolean
}

const tones = { error: 'bad', success: 'good', info: 'plain' } as const

/** How a form ended, said aloud: errors at once, the rest when the reader pauses. */
export function FormBanner({ tone, title, children, actions, takesFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <Notice
      ref={box}
      tone={tones[tone]}
      title={title}
      actions={actions}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {children}
    </Notice>
  )
}
