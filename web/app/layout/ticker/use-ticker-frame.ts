import { useEffect, useRef, useState } from 'react'
import type { TickerConfiguration } from './ticker-configuration.ts'

type State = 'loading' | 'ready' | 'failed'

/** The frame itself fails after one second less; this timeout is for a frame that never answers. */
const GIVE_UP_MS = 12_000

/**
 * Exchanges messages with the sandboxed frame: it reports that it is listening, gets the configuration, and reports success
 * or failure. A new configuration is posted to the same frame, which replaces its widget.
 */
export function useTickerFrame(configuration: TickerConfiguration) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const wish = JSON.stringify(configuration)
  const latestWish = useRef(wish)

  useEffect(() => {
    function hear({ source, data }: MessageEvent<unknown>) {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data === 'ticker:listening') tell(frame.current, latestWish.current)
      if (data === 'ticker:ready') setState('ready')
      if (data === 'ticker:failed') setState('failed')
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    latestWish.current = wish
    if (frame.current) tell(frame.current, wish)
  }, [wish])

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), GIVE_UP_MS)
    return () => clearTimeout(timer)
  }, [state, attempt])

  function tryAgain() {
    setState('loading')
    setAttempt(attempt + 1)
  }

  return { frame, state, attempt, tryAgain }
}

/** The target origin is `*` because a sandboxed frame has an opaque origin; the message holds no secrets. */
function tell(frame: HTMLIFrameElement, wish: string) {
  frame.contentWindow?.postMessage(`ticker:show ${wish}`, '*')
}
