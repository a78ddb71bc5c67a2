import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { stopSignals } from './shut-down.ts'

const module = new URL('./shut-down.ts', import.meta.url).href

/** A process that is told to stop and closes like this; what it says, and how it ends. */
async function stopWhile(closing: string, signal: NodeJS.Signals = 'SIGTERM') {
  const program = `
    import { shutDownWhen } from '${module}'
    const log = { info: console.log, error: ({ err }, text) => console.log(text + ': ' + err.message), flush() {} }
    const stopping = new AbortController()
    process.on('${signal}', () => stopping.abort())
    shutDownWhen(stopping.signal, log, ${closing}, 200)
    setInterval(() => {}, 1000)
    console.log('running')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (text.includes('running')) child.kill(signal)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said.trim().split('\n') }
}

describe('A process that is told to stop', () => {
  it.each(stopSignals)('by %s closes everything, says so and ends well', async (signal) => {
    expect(await stopWhile('async () => {}', signal)).toEqual({
      code: 0,
      said: ['running', 'shutting down', 'stopped'],
    })
  })

  it('says what kept it from closing', async () => {
    const { code, said } = await stopWhile("async () => { throw new Error('no such pool') }")
    expect(code).toBe(1)
    expect(said.at(-1)).toBe('could not stop in order: no such pool')
  })

  it('says that it gave up where nothing answers', async () => {
    const { code, said } = await stopWhile('() => new Promise(() => {})')
    expect(code).toBe(1)
    expect(said.at(-1)).toBe('could not stop in order: not closed after 200 ms; the database may still run')
  })
})
