import type { ComponentProps, ReactNode } from 'react'
import './check.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Radio({ label, ...input }: Props) {
  return (
    <label className="check">
      <input {...input} type="radio" />
      <span>{label}</span>
    </label>
  )
}
