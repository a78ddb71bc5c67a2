import { useEffect, useRef, useState } from 'react'

/** A busy button takes no focus and loses it: after a failure, which a toast tells, the keyboard goes on from it. */
export function useFocusBack() {
  const button = useRef<HTMLButtonElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0 && document.activeElement === document.body) button.current?.focus()
  }, [failures])
  return { button, hasFailed: failures > 0, noteFailure: () => setFailures((count) => count + 1) }
}
