import { useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './tooltip.css'

type Described = { 'aria-describedby': string }

type Props = {
  text: string
  /** Given, the tooltip is shown while true and said aloud; otherwise it follows pointer and focus. */
  isShown?: boolean
  /** The control it belongs to; spread what it is given on it. */
  children: (control: Described) => ReactNode
}

export function Tooltip({ text, isShown, children }: Props) {
  const id = useId()
  const box = useRef<HTMLSpanElement>(null)
  const followsPointer = isShown === undefined
  const hasText = followsPointer || isShown
  return (
    <span
      ref={box}
      className={classNames('tip', followsPointer && 'on-hover')}
      onPointerEnter={() => turnInward(box.current)}
      onFocus={() => turnInward(box.current)}
      onPointerLeave={() => box.current?.removeAttribute('data-dismissed')}
      onBlur={() => box.current?.removeAttribute('data-dismissed')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') box.current?.setAttribute('data-dismissed', '')
      }}
    >
      {children({ 'aria-describedby': id })}
      <span
        className="tip-text"
        role={hasText ? 'tooltip' : undefined}
        id={id}
        aria-live={followsPointer ? undefined : 'polite'}
      >
        {hasText ? text : null}
      </span>
    </span>
  )
}

/** An icon that explains what stands before it. */
export function InfoTip({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip text={text}>
      {(control) => (
        <button type="button" className="info-button" aria-label={label} {...control}>
          <Icon name="info" />
        </button>
      )}
    </Tooltip>
  )
}

const WIDEST_PX = 260
const TALLEST_PX = 120

/** Near an edge of the window it opens towards the middle. */
function turnInward(box: HTMLElement | null) {
  if (!box) return
  const { left, right, top } = box.getBoundingClientRect()
  const widest = Math.min(WIDEST_PX, innerWidth * 0.7)
  const fitsToEnd = left + widest <= document.documentElement.clientWidth - 8
  box.dataset.toward = !fitsToEnd && right - widest >= 0 ? 'start' : 'end'
  box.toggleAttribute('data-below', top < TALLEST_PX)
}
