import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a peer to its end and returns its output. */
export async function runPeer(script: string, env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  return stdout.trim()
}

/** What pgbench does a second, prepared, on as many connections; null where the machine has none. */
export async function runPgbench(databaseUrl: string, statement: string, seconds: number) {
  const file = join(tmpdir(), `aurivane-bench-${process.pid}.sql`)
  const { searchParams, username, pathname } = new URL(databaseUrl.replace('@/', '@socket/'))
  const place = ['-h', searchParams.get('host') ?? '', '-p', searchParams.get('port') ?? '', '-U', username]
  const work = ['-n', '-M', 'prepared', '-c', '16', '-j', '1', '-T', String(seconds), '-f', file]
  writeFileSync(file, statement)
  const outcome = await run('pgbench', [...place, ...work, pathname.slice(1)]).catch(() => null)
  rmSync(file)
  const perSecond = /tps = ([\d.]+)/.exec(outcome?.stdout ?? '')?.[1]
  return perSecond === undefined ? null : Number(perSecond)
}
