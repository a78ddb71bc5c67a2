import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit'

type Part = { name: string; reducer: Reducer; middleware?: readonly Middleware[] }

/**
 * The shared client state: one Redux store whose first part is authentication. The other part, the cache of API data,
 * joins with the first page that reads from the API, so that pages for reading do not carry it: the store's own core is
 * a kilobyte, the toolkit's cache twenty times as much.
 */
export function createClientState<Authentication>(authentication: Reducer<Authentication>) {
  let reducers: Record<string, Reducer> = { authentication: authentication as Reducer }
  let join: (middleware: readonly Middleware[]) => void = () => undefined

  const door: Middleware = (api) => (next) => {
    let enter = next
    join = (middleware) => {
      enter = middleware.map((one) => one(api)).reduceRight((inner, one) => one(inner), enter)
    }
    return (action) => enter(action)
  }
  const store = legacy_createStore(combineReducers(reducers), applyMiddleware(door))

  return {
    ...store,
    getState: () => store.getState() as { authentication: Authentication },
    addPart({ name, reducer, middleware = [] }: Part) {
      reducers = { ...reducers, [name]: reducer }
      store.replaceReducer(combineReducers(reducers))
      join(middleware)
    },
  }
}
