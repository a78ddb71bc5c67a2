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

export function Switch({ label, on, off, checked, ...input }: Props) {
  return (
    <label className="switch">
      <input {...input} type="checkbox" role="switch" checked={checked} aria-label={label} />
      <span className="track" />
      <span aria-hidden="true">{checked ? on : off}</span>
    </label>
  )
}
