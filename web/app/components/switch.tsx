import type { ComponentProps } from 'react'
import './check.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  checked: boolean
  /** The name of what is switched. */
  label: string
  /** The words beside the track, for example 'On' and 'Off': colour is never the only sign. */
  on: string
  off: string
}

/** A checkbox that is read as a switch. Its state is `checked`: `aria-checked` beside it is not valid HTML. */
const kind = { type: 'checkbox', role: 'switch' } as const

export function Switch({ label, on, off, checked, ...input }: Props) {
  return (
    <label className="switch">
      <input {...input} {...kind} checked={checked} aria-label={label} />
      <span className="track" />
      <span aria-hidden="true">{checked ? on : off}</span>
    </label>
  )
}
