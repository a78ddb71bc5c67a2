import './honeypot.css'

type Props = { label: string }

/** A field that is hidden from people: only bots fill it in, and the server refuses them. */
export function Honeypot({ label }: Props) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="csrf" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
