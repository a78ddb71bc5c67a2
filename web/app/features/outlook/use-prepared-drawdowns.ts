import { prepareDrawdowns } from '@aurivane/contract/outlook/drawdowns'
import { outlookBounds } from '@aurivane/contract/outlook/inputs'
import { useEffect } from 'react'

const MONTHS_PER_STEP = 3

/** Makes random numbers for the longest calculation in short steps, so that no change of a field has to wait for them. */
export function usePreparedDrawdowns() {
  useEffect(() => {
    let months = 0
    let timer = setTimeout(step)
    function step() {
      months += MONTHS_PER_STEP
      prepareDrawdowns(months)
      if (months < outlookBounds.months.max) timer = setTimeout(step)
    }
    return () => clearTimeout(timer)
  }, [])
}
