import { prepareDrawdowns } from '@aurivane/contract/outlook/drawdowns'
import { outlookBounds } from '@aurivane/contract/outlook/inputs'
import { useEffect, useState } from 'react'

const MONTHS_PER_STEP = 3

/**
 * Returns a function to call when the reader comes to the field of months. From then on random numbers for the longest
 * calculation are made in short steps, so that what is typed does not have to wait for them.
 */
export function usePreparedDrawdowns(): () => void {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    let months = 0
    let timer = setTimeout(step)
    function step() {
      months += MONTHS_PER_STEP
      prepareDrawdowns(months)
      if (months < outlookBounds.months.max) timer = setTimeout(step)
    }
    return () => clearTimeout(timer)
  }, [isNeeded])
  return () => setIsNeeded(true)
}
