import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { SettingsError } from './settings.ts'

type Address = { host: string; port: number }
type PortSetting = 'PORT' | 'METRICS_PORT'

/** Listens, or throws an error that names the setting. */
export async function listenOn(setting: PortSetting, address: Address, listen: () => Promise<unknown>) {
  try {
    await listen()
  } catch (error) {
    const explain = obstacles[(error as NodeJS.ErrnoException).code ?? '']
    if (!explain) throw error
    throw new SettingsError(explain(setting, address), { cause: error })
  }
}

const obstacles: Record<string, (setting: PortSetting, address: Address) => string> = {
  EADDRINUSE: (setting, { port }) =>
    `${setting} ${port} is taken by another program: stop it, or set ${setting} to a free one`,
  EACCES: (setting, { port }) => `${setting} ${port} may not be used by this user: permission denied`,
  EADDRNOTAVAIL: (_, { host }) => `HOST is "${host}", but that is no address of this machine`,
  ENOTFOUND: (_, { host }) => `HOST is "${host}", but that name is not known`,
  EAI_AGAIN: (_, { host }) => `HOST is "${host}", but that name cannot be looked up`,
}

export async function untilListening(server: Server, { host, port }: Address) {
  server.listen({ host, port })
  await once(server, 'listening')
}

/** The first file descriptor that systemd passes, see sd_listen_fds(3). */
const FIRST_PASSED_FD = 3

/** The listening socket that systemd holds for this process (`deploy/systemd/aurivane@.socket`), if it does. */
export function findPassedSocket(env: NodeJS.ProcessEnv, pid: number): { fd: number } | null {
  return env['LISTEN_FDS'] === '1' && env['LISTEN_PID'] === String(pid) ? { fd: FIRST_PASSED_FD } : null
}

/** Listens for a moment, so that an unavailable port stops the start before a database is started. */
export async function checkPort(setting: PortSetting, address: Address) {
  const probe = createServer()
  await listenOn(setting, address, () => untilListening(probe, address))
  probe.close()
  await once(probe, 'close')
}
