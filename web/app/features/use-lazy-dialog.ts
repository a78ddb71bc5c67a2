import { useCallback, useState, type ComponentType } from 'react'

type State<Props> =
  | { is: 'closed' }
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'open'; Dialog: ComponentType<Props> }

/**
 * A dialog whose code is loaded on demand: forms and their schemas are a third of the page's code, and most visits only
 * read. A failed import sets `hasFailed` instead of breaking the page.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<State<Props>>({ is: 'closed' })

  const open = useCallback(() => {
    setState({ is: 'loading' })
    void load().then(
      (Dialog) => setState({ is: 'open', Dialog }),
      () => setState({ is: 'failed' }),
    )
  }, [load])

  return {
    Dialog: state.is === 'open' ? state.Dialog : null,
    isWanted: state.is === 'loading' || state.is === 'open',
    hasFailed: state.is === 'failed',
    open,
    /** Of this opening: a late answer to a dialog that was left must not close the one that was opened since. */
    close: () => setState((now) => (now === state ? { is: 'closed' } : now)),
    /** Handlers for the opener that prefetch the code. A failure is ignored here: opening tries again. */
    fetching: {
      onPointerEnter: () => void load().catch(() => null),
      onFocus: () => void load().catch(() => null),
    },
  }
}
