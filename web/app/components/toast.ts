import type { ToastOptions } from 'react-toastify/unstyled'
import { createStore } from './store.ts'

type Type = 'info' | 'success' | 'warning' | 'error'

/** Becomes true with the first toast, when the code of the container has been loaded. */
export const toastsWanted = createStore(false)

async function say(type: Type, text: string, options?: ToastOptions) {
  try {
    const { showToast } = await import('./toast-container.tsx')
    toastsWanted.set(true)
    showToast(type, text, options)
  } catch {
    // Without a connection the code cannot be loaded, and often the message is just about that.
    alert(text)
  }
}

/** `toast.success('Saved')`. A `toastId` is shown only once at a time. */
export const toast = {
  info: (text: string, options?: ToastOptions) => void say('info', text, options),
  success: (text: string, options?: ToastOptions) => void say('success', text, options),
  warning: (text: string, options?: ToastOptions) => void say('warning', text, options),
  error: (text: string, options?: ToastOptions) => void say('error', text, options),
}
