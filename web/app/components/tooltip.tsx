import { useId, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './tooltip.css'

type Props = {
  text: string
  /** If set, the tooltip is shown while true, as a live region; otherwise it follows pointer and focus. */
  isShown?: boolean
  /** Text before the control, which shows the tooltip too. */
  subject?: ReactNode
  /** Renders the control; spread the given props on it. */
  children: (control: { 'aria-describedby': string }) => ReactNode
}

export function Tooltip({ text, isShown, subject, children }: Props) {
  const id = useId()
  const followsPointer = isShown === undefined
  const hasText = followsPointer || isShown
  return (
    <span className={classNames('tip', followsPointer && 'on-hover')} {...handlers}>
      {subject}
      {children({ 'aria-describedby': id })}
      <span
        className="tip-text"
        hidden={followsPointer}
        role={hasText ? 'tooltip' : undefined}
        id={id}
        aria-live={followsPointer ? undefined : 'polite'}
      >
        {hasText ? text : null}
      </span>
    </span>
  )
}

type InfoProps = { label: string; text: string; children?: ReactNode }

/** An icon that explains the text before it. */
export function InfoTip({ label, text, children }: InfoProps) {
  return (
    <Tooltip text={text} subject={children}>
      {(control) => (
        <button type="button" data-native className="info-button" aria-label={label} {...control}>
          <Icon name="info" />
        </button>
      )}
    </Tooltip>
  )
}

/** CSS shows and hides the tooltip; these handlers keep it inside the window and dismiss it on Escape. */
const handlers = {
  onPointerEnter: turnInward,
  onFocus: turnInward,
  onPointerLeave: allowAgain,
  onBlur: allowAgain,
  onKeyDown: dismissOnEscape,
}

const WIDEST_PX = 260
const TALLEST_PX = 120

function turnInward({ currentTarget: box }: SyntheticEvent<HTMLElement>) {
  const { left, right, top } = box.getBoundingClientRect()
  const widest = Math.min(WIDEST_PX, innerWidth * 0.7)
  const limit = document.documentElement.clientWidth - 8
  box.toggleAttribute('data-backward', left + widest > limit && right >= widest)
  box.toggleAttribute('data-below', top < TALLEST_PX)
}

function dismissOnEscape({ key, currentTarget: box }: KeyboardEvent<HTMLElement>) {
  if (key === 'Escape') box.dataset.dismissed = ''
}

function allowAgain({ currentTarget: box }: SyntheticEvent<HTMLElement>) {
  delete box.dataset.dismissed
}
