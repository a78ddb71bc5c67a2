import type { Call } from '@aurivane/contract/call'
import { useEffect, useRef, type ReactNode } from 'react'
import type { CallAnswer, CallInput, Failure } from '../../api/call-api.ts'
import { Button, type ButtonLook } from '../../components/button.tsx'
import { useClubAction } from './use-club-action.ts'

type Props<C extends Call> = ButtonLook & {
  call: C
  input: CallInput<C>
  /** The accessible name, where the short word on the button is not enough. */
  label?: string
  disabled?: boolean
  onPress?: () => void
  onDone: (answer: CallAnswer<C>) => void
  onRefused?: (failure: Failure) => void
  children: ReactNode
}

/** A button that sends one call. It is disabled meanwhile and gets the focus back that it loses by that. */
export function ActionButton<C extends Call>(props: Props<C>) {
  const { call, input, label, onPress, onDone, onRefused, children, ...rest } = props
  const { isBusy, send } = useClubAction(call, { onDone, onRefused })
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  function press() {
    onPress?.()
    send(input)
  }
  return (
    <Button {...rest} ref={button} isBusy={isBusy} aria-label={label} onClick={press}>
      {children}
    </Button>
  )
}
