import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { root } from './project.ts'
import { isStale } from './stale.ts'

if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

if (await isStale()) {
  console.log('Building …')
  // In a process of its own: the site's process stays small, and a stop during the build ends it too.
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [`${root}scripts/build.ts`], { cwd: root, stdio: 'inherit' })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal))
    child.on('exit', (exitCode, signal) => resolve(signal ? -1 : (exitCode ?? 1)))
  })
  if (code !== 0) process.exit(code === -1 ? 0 : code)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.removeAllListeners(signal)
}

// The site runs in this process: one fewer to signal, to wait for and to keep in memory.
await import(`${root}server/dist/main.js`)
