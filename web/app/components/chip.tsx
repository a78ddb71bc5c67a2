import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import './chip.css'

type Tone = 'plain' | 'good' | 'wait' | 'bad'

const signs: Partial<Record<Tone, IconName>> = { good: 'check', wait: 'clock', bad: 'ban' }

type Props = {
  tone?: Tone
  /** Another sign than the tone's own. */
  icon?: IconName
  children: ReactNode
}

/** A state in one word. */
export function Chip({ tone = 'plain', icon = signs[tone], children }: Props) {
  return (
    <span className={classNames('chip', tone !== 'plain' && tone)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </span>
  )
}

export function Badge({ children }: { children: ReactNode }) {
  return <span className="badge">{children}</span>
}
