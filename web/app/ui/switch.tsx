import type { ComponentProps } from 'react'
import './check.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** The name of what is switched. */
  label: string
  /** The words beside the track, for example 'On' and 'Off': colour is never the only sign. */
  on: string
  off: string
}

export function Switch({ label, on, off, ...input }: Props) {
  return (
    <label className="switch">
      <input {...input} type="checkbox" role="switch" aria-label={label} />
      <span className="track" />
      <span aria-hidden="true">{input.checked ? on : off}</span>
    </label>
  )
}
