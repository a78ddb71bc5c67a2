import { applyMiddleware, combineReducers, legacy_createStore, type Middleware, type Reducer } from 'redux'
import { authentication, type Authentication } from './session-slice.ts'

/**
 * Redux itself rather than the toolkit's wrapper: that would bring 6 KB to every page. Pages that read from the API
 * bring the toolkit, and with it their part of the store.
 */
export type StorePart = { name: string; reducer: Reducer; middleware: readonly Middleware[] }

const parts: StorePart[] = []
const stores = new Set<SessionStore>()

export type SessionState = { authentication: Authentication }

function combineParts(): Reducer<SessionState> {
  const later = Object.fromEntries(parts.map((part) => [part.name, part.reducer]))
  return combineReducers({ ...later, authentication })
}

/** Passes actions through the middleware of every part, also of those that come later. */
const laterMiddleware: Middleware = (api) => (next) => {
  const started = new Map<Middleware, ReturnType<Middleware>>()
  return (action) => {
    const wanted = parts.flatMap((part) => part.middleware)
    for (const middleware of wanted) if (!started.has(middleware)) started.set(middleware, middleware(api))
    const chain = wanted.reduceRight((inner, middleware) => started.get(middleware)?.(inner) ?? inner, next)
    return chain(action)
  }
}

function createStore() {
  return legacy_createStore(combineParts(), undefined, applyMiddleware(laterMiddleware))
}

export type SessionStore = ReturnType<typeof createStore>

export function createSessionStore(): SessionStore {
  const store = createStore()
  stores.add(store)
  return store
}

export function addStorePart(part: StorePart) {
  parts.push(part)
  for (const store of stores) store.replaceReducer(combineParts())
}
