import type { ToastOptions } from 'react-toastify/unstyled'

type Type = 'info' | 'success' | 'warning' | 'error'

let isWanted = false
const listeners = new Set<() => void>()

/** Becomes true with the first toast: the code of the container is not loaded before. */
export const toastsWanted = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => isWanted,
}

function say(type: Type, text: string, options?: ToastOptions) {
  isWanted = true
  for (const listener of listeners) listener()
  void import('./toast-container.tsx').then(({ showToast }) => showToast(type, text, options))
}

/** `toast.success('Saved')`. A `toastId` is shown only once at a time. */
export const toast = {
  info: (text: string, options?: ToastOptions) => say('info', text, options),
  success: (text: string, options?: ToastOptions) => say('success', text, options),
  warning: (text: string, options?: ToastOptions) => say('warning', text, options),
  error: (text: string, options?: ToastOptions) => say('error', text, options),
}
