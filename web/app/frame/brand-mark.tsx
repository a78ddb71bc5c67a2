type Props = { className?: string }

/** The vane: a pole, a tail, and the one gold thing, its point. Drawn to be read at 32 px. */
export function BrandMark({ className }: Props) {
  return (
    <svg className={['mark', className].filter(Boolean).join(' ')} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M18 21.5V33M11.5 33h13M18 4v6.5" />
      <path className="arrow" d="M4 20.3L22.5 15.7" />
      <path d="M2.5 14.5L8 19.3 4.5 25.7M8.5 13L14 17.8 10.5 24.2" />
      <path className="vane" d="M34 12.9L22 8.3 25.2 20.9z" />
    </svg>
  )
}
