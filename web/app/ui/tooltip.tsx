import { useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './tooltip.css'

type Props = {
  text: string
  /** Given, the tooltip is shown while true and said aloud; otherwise it follows pointer and focus. */
  isShown?: boolean
  /** The control it belongs to; spread what it is given on it. */
  children: (control: typeof manners & { 'aria-describedby': string }) => ReactNode
}

export function Tooltip({ text, isShown, children }: Props) {
  const id = useId()
  const followsPointer = isShown === undefined
  const hasText = followsPointer || isShown
  return (
    <span className={classNames('tip', followsPointer && 'on-hover')}>
      {children({ ...manners, 'aria-describedby': id })}
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
        <button type="button" data-native className="info-button" aria-label={label} {...control}>
          <Icon name="info" />
        </button>
      )}
    </Tooltip>
  )
}

/** CSS shows and hides it; these open it towards the middle of the window and let Escape dismiss it. */
const manners = {
  onPointerEnter: turnInward,
  onFocus: turnInward,
  onPointerLeave: allowAgain,
  onBlur: allowAgain,
  onKeyDown: dismissOnEscape,
}

const WIDEST_PX = 260
const TALLEST_PX = 120

function boxOf(event: SyntheticEvent<HTMLElement>) {
  return event.currentTarget.closest<HTMLElement>('.tip')
}

function turnInward(event: SyntheticEvent<HTMLElement>) {
  const box = boxOf(event)
  if (!box) return
  const { left, right, top } = box.getBoundingClientRect()
  const widest = Math.min(WIDEST_PX, innerWidth * 0.7)
  const fitsToEnd = left + widest <= document.documentElement.clientWidth - 8
  box.dataset.toward = !fitsToEnd && right - widest >= 0 ? 'start' : 'end'
  box.toggleAttribute('data-below', top < TALLEST_PX)
}

function dismissOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') boxOf(event)?.setAttribute('data-dismissed', '')
}

function allowAgain(event: SyntheticEvent<HTMLElement>) {
  boxOf(event)?.removeAttribute('data-dismissed')
}
