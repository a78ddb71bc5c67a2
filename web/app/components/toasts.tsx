import { lazy, Suspense, type ComponentProps } from 'react'
import { useStore } from './store.ts'
import { toastsWanted } from './toast.ts'
import './toast.css'

const LazyContainer = lazy(async () => {
  const { ToastBox } = await import('./toast-container.tsx')
  return { default: ToastBox }
})

/** The container of toasts. Renders and loads nothing before the first one. */
export function Toasts(props: ComponentProps<typeof LazyContainer>) {
  const isWanted = useStore(toastsWanted)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  )
}
