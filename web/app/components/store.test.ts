import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('A store tells its listeners of every new value, until they leave', () => {
  const store = createStore('first')
  const listener = vi.fn(() => store.get())
  const unsubscribe = store.subscribe(listener)
  store.set('second')
  expect(listener).toHaveReturnedWith('second')
  unsubscribe()
  store.set('third')
  expect(listener).toHaveBeenCalledOnce()
  expect(store).toMatchObject({ initial: 'first' })
  expect(store.get()).toBe('third')
})
