import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = {
  tone: 'error' | 'success' | 'info'
  title?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** Takes the focus when it appears: for errors without a field, or if the pressed control disappears. */
  takesFocus?: boolean
}

const tones = { error: 'bad', success: 'good', info: 'plain' } as const

/** The outcome of a form, as a live region: assertive for errors, polite otherwise. */
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
