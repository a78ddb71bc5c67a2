import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Logs until told to stop on its standard input, and then once more before it exits. A dot on standard error for every ten lines. */
const program = `
  import { openLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
  const log = openLog('info')
  let lines = 0
  setInterval(() => {
    log.info('line')
    lines += 1
    if (lines % 10 === 0) process.stderr.write('.')
  }, 5)
  process.stdin.once('data', () => { log.info('last line'); process.exit(0) })
`

function start() {
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 20_000,
  })
}

describe('The log on standard output', () => {
  it('is whole when the process exits', async () => {
    const logging = start()
    let seen = ''
    logging.stdout.on('data', (text: Buffer) => (seen += text.toString()))
    await once(logging.stdout, 'data')
    logging.stdin.write('stop')
    const [code] = (await once(logging, 'close')) as [number | null]
    expect(code).toBe(0)
    expect(seen).toContain('"last line"')
  })

  it.skipIf(process.platform !== 'linux')(
    'to a full disk is tried again, and the process goes on and ends',
    async () => {
      const full = openSync('/dev/full', 'w')
      const logging = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['pipe', full, 'pipe'],
        timeout: 20_000,
      })
      let dots = ''
      logging.stderr?.on('data', (text: Buffer) => (dots += text.toString()))
      await expect.poll(() => dots.length, { timeout: 10_000 }).toBeGreaterThan(3)
      logging.stdin?.write('stop')
      const [code] = (await once(logging, 'close')) as [number | null]
      expect(code).toBe(0)
      expect(dots).toMatch(/^\.+$/)
      closeSync(full)
    },
  )

  it('is dropped when the pipe has no reader any more, and the process goes on', async () => {
    const logging = start()
    let dots = ''
    logging.stderr.on('data', (text: Buffer) => (dots += text.toString()))
    await once(logging.stdout, 'data')
    logging.stdout.destroy()
    for (let tens = 0; tens < 3; tens += 1) await once(logging.stderr, 'data')
    logging.stdin.write('stop')
    const [code] = (await once(logging, 'exit')) as [number | null]
    expect(code).toBe(0)
    expect(dots).toMatch(/^\.+$/)
  })
})
