import { useEffect, useRef, useState } from 'react'
import type { TickerConfiguration } from './ticker-configuration.ts'

type State = 'loading' | 'ready' | 'failed'

/** The frame gives up by itself after this time less a second; this is for a frame that never says anything. */
const GIVE_UP_MS = 12_000

/**
 * Talks with the sandboxed frame: it says when it listens, is told what to show, and says whether it could. A new
 * configuration is told to the same frame, which then draws anew instead of twice.
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

/** The frame has an opaque origin, which cannot be named: there is nothing secret in what it is told. */
function tell(frame: HTMLIFrameElement, wish: string) {
  frame.contentWindow?.postMessage(`ticker:show ${wish}`, '*')
}
