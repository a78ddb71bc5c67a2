import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** PostgreSQL's main process according to postmaster.pid; no socket folder before it listens. */
export type Postmaster = { pid: number; socketFolder: string; port: number }

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  if (text === undefined) return undefined
  const [pid, , , port, socketFolder] = text.split('\n')
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' }
}

/** After a crash the pid may have been reused, so the pid alone proves nothing. */
export async function isAlive({ pid }: Postmaster, cluster: string) {
  if (!Number.isInteger(pid) || pid <= 1) return false
  const command = await readCommand(pid)
  if (!/(^|\/)post(gres|master)( |$)/.test(command)) return false
  const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (workplace === undefined) return command.includes(cluster)
  // The folder may be a link to another disk.
  return workplace === (await realpath(cluster).catch(() => cluster))
}

export async function removeStalePid(cluster: string) {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function readCommand(pid: number) {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return words.replaceAll('\0', ' ')
  }
  return promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
