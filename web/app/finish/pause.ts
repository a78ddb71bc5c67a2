const { port1, port2 } = new MessageChannel()
port1.start()

/**
 * What follows is a task of its own, so that the browser can answer the reader in between. Timers would make it wait, in the
 * background for a second each.
 */
export function pause(): Promise<unknown> {
  port2.postMessage(null)
  return new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
}
