import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `take` once after hydration with the text that was typed before. */
export function useTypedBefore(field: RefObject<{ value: string } | null>, take: (typed: string) => void) {
  const tell = useEffectEvent(take)
  useEffect(() => {
    if (field.current?.value) tell(field.current.value)
  }, [field])
}
