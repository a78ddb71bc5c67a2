import { createContext } from 'react'
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
  type Subscription,
} from 'react-redux'

type Store = ReactReduxContextValue['store']

const nothing = () => undefined

/**
 * React-redux hooks that find their store without a provider above the pages: the store is the default of a context of
 * their own. So the cache's code comes with the first page that reads from the API, and weighs on no other.
 */
export function createCacheHooks(getStore: () => Store) {
  const subscription: Subscription = {
    addNestedSub: (listener) => getStore().subscribe(listener),
    notifyNestedSubs: nothing,
    handleChangeWrapper: nothing,
    isSubscribed: () => true,
    trySubscribe: nothing,
    tryUnsubscribe: nothing,
    getListeners: () => ({ clear: nothing, notify: nothing, get: () => [], subscribe: () => nothing }),
  }
  const context = createContext<ReactReduxContextValue | null>({
    get store() {
      return getStore()
    },
    subscription,
  })
  return {
    useDispatch: createDispatchHook(context),
    useSelector: createSelectorHook(context),
    useStore: createStoreHook(context),
  }
}
