import { createContext, use } from 'react'
import type { SessionStore } from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

export const SessionProvider = SessionContext.Provider

export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('There is no session above this component')
  return store
}
