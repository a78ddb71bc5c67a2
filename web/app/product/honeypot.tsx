import './honeypot.css'

type Props = { label: string }

/** A field that people neither see nor reach: whatever fills it in is a machine, and the server refuses it. */
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
