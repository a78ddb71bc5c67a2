import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit'
import { sessionReducer } from './session-slice.ts'

/** A part of the store that only some pages need: its code comes with the first of them. */
export type StorePart = { reducerPath: string; reducer: Reducer; middleware: Middleware }

const parts: StorePart[] = []
const stores = new Set<SessionStore>()
const dynamic = createDynamicMiddleware()

function combineParts() {
  const later = Object.fromEntries(parts.map((part) => [part.reducerPath, part.reducer]))
  return combineReducers({ authentication: sessionReducer, ...later })
}

export function createSessionStore() {
  const store = configureStore({
    reducer: combineParts(),
    middleware: (standard) => standard().concat(dynamic.middleware),
  })
  stores.add(store)
  return store
}

export function addStorePart(part: StorePart) {
  parts.push(part)
  dynamic.addMiddleware(part.middleware)
  for (const store of stores) store.replaceReducer(combineParts())
}

export type SessionStore = ReturnType<typeof createStoreForType>
export type SessionState = { authentication: ReturnType<typeof sessionReducer> }

function createStoreForType() {
  return configureStore({ reducer: combineReducers({ authentication: sessionReducer }) })
}
