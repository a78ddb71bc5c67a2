import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Ran = { code: number | null; output: string }

/** Runs a program to its end or a time limit; returns its output. */
export function runTool(
  command: string,
  parameters: readonly string[],
  { limitMs, env = {}, cwd }: { limitMs: number; env?: Record<string, string>; cwd?: string },
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      ...(cwd && { cwd }),
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => child.kill('SIGTERM'), limitMs)
    const finish = (code: number | null) => {
      clearTimeout(timer)
      resolve({ code, output })
    }
    child.on('error', () => finish(127))
    child.on('exit', finish)
  })
}

export function isInstalled(command: string): boolean {
  return spawnSync('which', [command]).status === 0
}

/** Installs missing scanners from Debian's packages, where this user may. */
export function installScanners(names: readonly string[]) {
  const missing = names.filter((name) => !isInstalled(name))
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options)
}

export const scannersFolder = fileURLToPath(new URL('.', import.meta.url))

/** Installs this folder's packages without install scripts: one of them downloads data that is not needed. */
export function installPackages(): boolean {
  if (existsSync(`${scannersFolder}node_modules/@mdn/mdn-http-observatory`)) return true
  const options = { cwd: scannersFolder, stdio: 'ignore' } as const
  return spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], options).status === 0
}
