import { useEffect, useState, type ReactNode } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

type Props = ButtonLook & {
  /** What is copied. */
  text: string
  children: ReactNode
  /** Shown as a tooltip afterwards. */
  copiedText: string
  failedText: string
  shownForMs: number
  /** When the words on the button do not say what it copies. */
  label?: string
  hasIcon?: boolean
}

export function CopyButton(props: Props) {
  const { text, children, copiedText, failedText, shownForMs, label, hasIcon = true, ...look } = props
  const [outcome, setOutcome] = useState<{ is: 'copied' | 'failed' } | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome, shownForMs])

  return (
    <Tooltip text={outcome?.is === 'failed' ? failedText : copiedText} isShown={outcome !== null}>
      {(control) => (
        <Button
          {...look}
          {...control}
          className="needs-script"
          aria-label={label}
          onClick={() => void copy(text).then(setOutcome)}
        >
          {hasIcon ? <Icon name="copy" /> : null}
          {children}
        </Button>
      )}
    </Tooltip>
  )
}

/** A new object each time, so that a second copy restarts the timer. */
async function copy(text: string): Promise<{ is: 'copied' | 'failed' }> {
  try {
    await copyText(text)
    return { is: 'copied' }
  } catch {
    return { is: 'failed' }
  }
}
