import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-install-'))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['install.mjs', 'start.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` in a fresh clone where `npm ci` fails with this message. */
function startWhereInstallFails(message: string, code: number) {
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho '${message}' >&2\nexit ${code}\n`)
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` }
  return spawnSync(process.execPath, [join(folder, 'scripts/start.mjs')], { env, encoding: 'utf8' })
}

describe('An installation that fails', () => {
  it('shows what npm said and ends with its exit code', () => {
    const { status, stderr } = startWhereInstallFails('npm error network unreachable', 3)
    expect(status).toBe(3)
    expect(stderr).toBe(
      'npm error network unreachable\nThe packages could not be installed: npm ci failed, see above\n',
    )
  })

  it('names the package of the library that Node.js needs', () => {
    const { status, stderr } = startWhereInstallFails(
      'npm error node: error while loading shared libraries: libatomic.so.1: cannot open shared object file',
      127,
    )
    expect(status).toBe(127)
    expect(stderr).toContain('Node.js 26 needs the library libatomic.so.1, which is missing here.')
    expect(stderr).toContain('Debian and Ubuntu: apt-get install libatomic1')
  })
})
