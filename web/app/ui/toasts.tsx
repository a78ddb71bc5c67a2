import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react'
import { toastsWanted } from './toast.ts'

const LazyContainer = lazy(async () => {
  const { ToastBox } = await import('./toast-container.tsx')
  return { default: ToastBox }
})

/** Where toasts appear. Draws nothing, and loads nothing, until there is one. */
export function Toasts(props: ComponentProps<typeof LazyContainer>) {
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  )
}
