import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export async function query(connection: ClientConfig, sql: string) {
  const client = new Client(connection)
  // The query fails as well; an `error` event without listener would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

/** What killed servers leave in /tmp. */
export async function findSocketFolder(dataDir: string) {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n')[4] ?? ''
}

/** The pid of PostgreSQL's main process, or undefined. */
export async function findPostmaster(dataDir: string) {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 && isProcessAlive(pid) ? pid : undefined
}

export async function runningPostmaster(dataDir: string) {
  const pid = await findPostmaster(dataDir)
  if (pid === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`)
  return pid
}

export async function killPostgres(dataDir: string, signal: NodeJS.Signals = 'SIGKILL') {
  const pid = await findPostmaster(dataDir)
  if (pid === undefined) return
  process.kill(pid, signal)
  if (!(await hasStopped(pid))) throw new Error(`process ${pid} survived ${signal}`)
}

/** A zombie counts as dead. */
export function isProcessAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** It may still be writing after the last process has left, so this waits a while. */
export async function hasStopped(pid: number) {
  return happens(() => !isProcessAlive(pid))
}

export async function hasNoPostmaster(dataDir: string) {
  return happens(async () => (await findPostmaster(dataDir)) === undefined)
}

export async function happens(isTrue: () => boolean | Promise<boolean>, limitMs = 60_000) {
  const deadline = Date.now() + limitMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
