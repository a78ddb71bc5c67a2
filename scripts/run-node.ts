import { spawn } from 'node:child_process'
import { stopSignals } from '../server/src/shut-down.ts'
import { root } from './project.ts'

/** How a program ended; `stopped` where we were told to stop meanwhile, or it was. */
export type Ending = 'done' | 'failed' | 'stopped'

/**
 * Runs one of our programs in a process of its own, which is told to stop when we are, and waits until it has ended. A channel
 * lets it notice where we end without telling it.
 */
export function runNode(parameters: string[], env = process.env): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>()
  let isStopped = false
  const passOn = (signal: NodeJS.Signals) => {
    isStopped = true
    child.kill(signal)
  }
  // Before it is there: a signal in between would end us and not it.
  for (const signal of stopSignals) process.on(signal, passOn)
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code, killer) => {
    for (const signal of stopSignals) process.off(signal, passOn)
    if (isStopped || stopSignals.some((signal) => signal === killer)) resolve('stopped')
    else resolve(code === 0 ? 'done' : 'failed')
  })
  return promise
}
