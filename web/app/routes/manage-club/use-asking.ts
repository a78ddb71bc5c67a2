import { useCallback, useState } from 'react'
import { useLazyDialog } from '../../features/use-lazy-dialog.ts'
import type { Asked } from './person-dialog.tsx'

const loadDialog = async () => (await import('./person-dialog.tsx')).PersonDialog

/** Which dialog about a person is open. Its code is loaded when it is first wanted. */
export function useAsking() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { Dialog, isWanted, hasFailed, open, close } = useLazyDialog(loadDialog)
  const ask = useCallback(
    (wanted: Asked) => {
      setAsked(wanted)
      open()
    },
    [open],
  )
  return { Dialog, asked, isAsking: isWanted, hasFailed, ask, close }
}
