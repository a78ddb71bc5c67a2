import { useSyncExternalStore } from 'react'

/**
 * A boolean in browser storage. Rendered and hydrated as false; without storage it lasts as long as the page. Other tabs
 * follow changes.
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
      // Storage may be disabled; the value is then kept in memory only.
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
