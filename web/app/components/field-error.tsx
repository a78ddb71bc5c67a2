import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { id?: string; children: ReactNode }

export function FieldError({ id, children }: Props) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
