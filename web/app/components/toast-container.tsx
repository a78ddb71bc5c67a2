import { useEffect, useRef, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { cssTransition, toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import { Icon, type IconName } from './icon.tsx'

const Slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapseDuration: 150 })

/**
 * The library starts a toast's timer when its animation ends, even under the pointer. There the timer must start when the
 * pointer leaves. Touch screens are excluded, since they report hover after a tap.
 */
function SlideIn({ playToast, nodeRef, ...rest }: ComponentProps<typeof Slide>) {
  function playUnlessHovered() {
    const isHovered = matchMedia('(hover: hover)').matches && nodeRef.current?.matches(':hover')
    if (!isHovered) playToast()
  }
  return <Slide {...rest} nodeRef={nodeRef} playToast={playUnlessHovered} />
}

const icons: Record<string, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
}

type Props = {
  /** Names the region, for example 'Messages'. */
  label: string
  closeLabel: string
  theme: 'light' | 'dark'
  closeAfterMs: number
}

/** A portal outside the page, because an open dialog hides the page from screen readers. */
export function ToastBox({ label, closeLabel, theme, closeAfterMs }: Props) {
  return createPortal(
    <ToastContainer
      aria-label={label}
      theme={theme}
      position="top-right"
      autoClose={closeAfterMs}
      hideProgressBar={false}
      newestOnTop={false}
      closeOnClick
      pauseOnFocusLoss
      pauseOnHover
      draggable
      transition={SlideIn}
      icon={({ type }) => <Icon name={icons[type] ?? 'info'} />}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="toast-close"
          aria-label={closeLabel}
          onClick={(event) => closeToast(event)}
        >
          <Icon name="close" />
        </button>
      )}
    />,
    document.body,
  )
}

export function showToast(
  type: 'info' | 'success' | 'warning' | 'error',
  text: string,
  options?: ToastOptions,
) {
  toast[type](<ToastText>{text}</ToastText>, options)
}

function ToastText({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The library labels its progress bar in English only, and a countdown would drown out the message.
    line.current?.parentElement?.querySelector('[role="progressbar"]')?.setAttribute('aria-hidden', 'true')
  }, [])
  return <p ref={line}>{children}</p>
}
