import { spawn, type ChildProcess } from 'node:child_process'
import { root } from '../project.ts'

/** The built site as a process that can be replaced. */
export class SiteProcess {
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | null = null
  #isOver = false

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  async restart() {
    await this.#stop()
    if (this.#isOver) return
    const child = spawn(process.execPath, [`${root}server/dist/main.js`], {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    child.stdout.pipe(process.stdout)
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready at') && resolve())
    })
  }

  /** Stops for good, also a restart in progress. */
  async end() {
    this.#isOver = true
    await this.#stop()
  }

  async #stop() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}
