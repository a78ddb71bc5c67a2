import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { EmbeddedPostgres } from '../../src/embedded-postgres.ts'
import type { Installation } from './public-installation.ts'

export type User = { uid: number; gid: number }
type Joined = { connection: EmbeddedPostgres['connection']; joinMs: number }
type Answer = Joined | { refusal: string }
export type Member = Joined & { pid: number; leave(): Promise<void>; kill(): Promise<void> }

const running = new Set<ChildProcess>()

/** A process that has joined the folder's database. */
export async function startMember(
  dataDir: string,
  options: { installation?: Installation; user?: User } = {},
): Promise<Member> {
  const { child, answer } = await launch(dataDir, options)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return {
    ...answer,
    pid: child.pid ?? -1,
    leave: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** The error line of a start that fails. */
export async function startRefused(
  dataDir: string,
  options: { installation?: Installation; user?: User } = {},
) {
  const { child, answer } = await launch(dataDir, options)
  if (!('refusal' in answer)) throw new Error('the start succeeded')
  if (child.exitCode === null) await once(child, 'exit')
  return answer.refusal
}

/** A process that is still joining, to be interrupted. */
export function beginMember(dataDir: string) {
  const child = spawnMember(dataDir, {})
  return { kill: () => end(child, 'SIGKILL') }
}

export async function killMembers() {
  for (const child of running) await end(child, 'SIGKILL')
}

async function launch(dataDir: string, options: { installation?: Installation; user?: User }) {
  const child = spawnMember(dataDir, options)
  const complaints: string[] = []
  child.stderr?.on('data', (text: Buffer) => complaints.push(text.toString()))
  for await (const line of createInterface({ input: child.stdout! }))
    return { child, answer: JSON.parse(line) as Answer }
  throw new Error(`the process ended without an answer: ${complaints.join('')}`)
}

function spawnMember(dataDir: string, { installation, user }: { installation?: Installation; user?: User }) {
  const command = installation
    ? [installation.node, installation.program, dataDir, installation.binariesFolder]
    : [process.execPath, join(import.meta.dirname, 'member.ts'), dataDir]
  const [program = '', ...args] = command
  // A process group of its own, so that a test can send Ctrl-C to it.
  const child = spawn(program, args, { ...user, cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = (await exit) as [number | null]
  if (signal === 'SIGTERM' && code !== 0) throw new Error(`the member left with code ${code}`)
}
