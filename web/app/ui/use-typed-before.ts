import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What was typed before the app ran stands in the field and nowhere else: `take` is told once. */
export function useTypedBefore(field: RefObject<{ value: string } | null>, take: (typed: string) => void) {
  const tell = useEffectEvent(take)
  useEffect(() => {
    if (field.current?.value) tell(field.current.value)
  }, [field])
}
