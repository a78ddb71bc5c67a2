import { useCallback, useState, type ComponentType } from 'react'

type State<Props> =
  | { is: 'closed' }
  | { is: 'coming' }
  | { is: 'failed' }
  | { is: 'open'; Dialog: ComponentType<Props> }

/**
 * A dialog whose code comes when it is wanted: forms and their schemas are a third of the page, and most visits read
 * only. Without a connection it does not open, which is to be said rather than to end the page.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<State<Props>>({ is: 'closed' })

  const open = useCallback(() => {
    setState({ is: 'coming' })
    void load().then(
      (Dialog) => setState({ is: 'open', Dialog }),
      () => setState({ is: 'failed' }),
    )
  }, [load])

  return {
    Dialog: state.is === 'open' ? state.Dialog : null,
    isWanted: state.is === 'coming' || state.is === 'open',
    hasFailed: state.is === 'failed',
    open,
    close: () => setState({ is: 'closed' }),
    /** On the opener: begins to fetch when somebody is about to press it. Failing then is no news yet. */
    fetching: {
      onPointerEnter: () => void load().catch(() => null),
      onFocus: () => void load().catch(() => null),
    },
  }
}
