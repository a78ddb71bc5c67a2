import type { ToastOptions } from 'react-toastify/unstyled'
import { createStore } from './store.ts'

type Type = 'info' | 'success' | 'warning' | 'error'

/** Becomes true with the first toast: the code of the container is not loaded before. */
export const toastsWanted = createStore(false)

function say(type: Type, text: string, options?: ToastOptions) {
  toastsWanted.set(true)
  void import('./toast-container.tsx').then(({ showToast }) => showToast(type, text, options))
}

/** `toast.success('Saved')`. A `toastId` is shown only once at a time. */
export const toast = {
  info: (text: string, options?: ToastOptions) => say('info', text, options),
  success: (text: string, options?: ToastOptions) => say('success', text, options),
  warning: (text: string, options?: ToastOptions) => say('warning', text, options),
  error: (text: string, options?: ToastOptions) => say('error', text, options),
}
