import { spawn } from 'node:child_process'
import { stopSignals } from '../server/src/shut-down.ts'
import { root } from './project.ts'

/** How a program ended; `stopped` if it or this process got a stop signal. */
export type Ending = 'done' | 'failed' | 'stopped'

/**
 * Runs one of our programs in a child process, passes signals on and waits for its end. The IPC channel lets the child notice
 * when this process is killed.
 */
export function runNode(parameters: string[], env = process.env): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>()
  let isStopped = false
  const passOn = (signal: NodeJS.Signals) => {
    isStopped = true
    child.kill(signal)
  }
  // Listen before it is started: a signal in between would end only this process.
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
