import { useSyncExternalStore } from 'react'

/**
 * One remembered yes or no. Prerendered and hydrated as no; without storage it lasts as long as the page. Other tabs
 * that share the storage follow.
 */
export function createStoredFlag(key: string, yes: string) {
  const listeners = new Set<() => void>()
  let inMemory = false

  function read(): boolean {
    try {
      return localStorage.getItem(key) === yes
    } catch {
      return inMemory
    }
  }

  function set(value: boolean) {
    inMemory = value
    try {
      if (value) localStorage.setItem(key, yes)
      else localStorage.removeItem(key)
    } catch {
      // Storage may be switched off; then memory has to do.
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }

  function useFlag(): [boolean, (value: boolean) => void] {
    return [useSyncExternalStore(subscribe, read, () => false), set]
  }

  return { useFlag }
}
