import { readdirSync, readFileSync } from 'node:fs'

/** Sends a signal to a process and all that descend from it (Linux). */
export function signalTree(pid: number, signal: NodeJS.Signals) {
  if (pid <= 0) return
  for (const member of [pid, ...listDescendants(pid)]) {
    try {
      process.kill(member, signal)
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

export function listDescendants(pid: number): number[] {
  const parents = new Map(listProcesses().map((process) => [process.pid, process.parent]))
  const isBelow = (child: number): boolean => {
    const parent = parents.get(child)
    return parent === pid || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow)
}

function listProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
      return [{ pid: Number(pid), parent: Number(parent) }]
    } catch {
      return []
    }
  })
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** PostgreSQL's main process of a data folder, or undefined where there is none. */
export function findPostmaster(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
