import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTING_NAMES } from '../server/src/settings.ts'
import { root } from './project.ts'
import { siteFlags } from '../testing/site-process.ts'

const units = readdirSync(`${root}deploy/systemd`)
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
/** The exposure level of `systemd-analyze security`, of ten; most services of Debian are above nine. */
const EXPOSURE_MAX = 2.5

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-units-'))
  for (const name of units) {
    const text = readFileSync(`${root}deploy/systemd/${name}`, 'utf8')
    // Programs of the unit that are not installed here are ignored.
    const runnable = text.replaceAll(/^(ExecStart(?:Post)?)=.*$/gm, '$1=/bin/true')
    writeFileSync(join(folder, name.replace('@.', '@3001.')), runnable)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('The units', () => {
  it('are a service with its socket, and a backup with its timer', () => {
    expect(units.sort()).toEqual([
      'aurivane-backup.service',
      'aurivane-backup.timer',
      'aurivane@.service',
      'aurivane@.socket',
    ])
  })

  it.runIf(hasSystemd)('are valid', () => {
    const files = readdirSync(folder).map((name) => join(folder, name))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
    expect({ status, ours: stderr.split('\n').filter((line) => line.includes('aurivane')) }).toEqual({
      status: 0,
      ours: [],
    })
  })

  it.runIf(hasSystemd).each(['aurivane@3001.service', 'aurivane-backup.service'])('lock %s in', (name) => {
    const file = join(folder, name)
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', file], { encoding: 'utf8' })
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
    expect(exposure).toBeLessThan(EXPOSURE_MAX)
  })
})

describe('The backup unit', () => {
  const password = 'a-password-for-this-test'
  const settings = {
    DATABASE_URL: `postgres://aurivane:${password}@127.0.0.1:5432/aurivane?sslmode=verify-full`,
    PGHOST: '127.0.0.1',
    PGUSER: 'aurivane',
    PGPASSWORD: password,
    PGDATABASE: 'aurivane',
  }

  /** Runs its command with programs that only write down their arguments. */
  function runBackup(env: Record<string, string>) {
    const work = mkdtempSync(join(tmpdir(), 'aurivane-backup-unit-'))
    const note = `#!/bin/sh\necho "$0" "$@" >> '${work}/arguments'\n`
    for (const name of ['pg_dump', 'pg_restore', 'sync', 'mv'])
      writeFileSync(join(work, name), note, { mode: 0o755 })
    const unit = readFileSync(`${root}deploy/systemd/aurivane-backup.service`, 'utf8')
    const [, script = ''] = /^ExecStart=\/bin\/sh -ec '(.+)'$/m.exec(unit) ?? []
    const command = script.replaceAll('$$', '$').replaceAll('%%', '%')
    const { status, stderr } = spawnSync('/bin/sh', ['-ec', command], {
      cwd: work,
      encoding: 'utf8',
      env: { PATH: `${work}:${process.env['PATH']}`, ...env },
    })
    const file = join(work, 'arguments')
    const given = existsSync(file) ? readFileSync(file, 'utf8') : ''
    rmSync(work, { recursive: true })
    return { status, stderr, given }
  }

  it('gives the password of the database to no program as an argument: everybody can read those', () => {
    const { status, stderr, given } = runBackup(settings)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(given).toMatch(/pg_dump --format=custom --no-owner --file=aurivane-\S+\.dump\.part\n/)
    expect(given).not.toContain(password)
  })

  it.each([
    ['PGDATABASE', 'aurivane_old'],
    ['PGHOST', '127.0.0.2'],
    ['PGHOST', ''],
    ['PGPORT', '5433'],
  ])('fails when it would dump another database than the site uses: %s=%s', (name, value) => {
    const { status, stderr, given } = runBackup({ ...settings, [name]: value })
    expect({ status, given }).toEqual({ status: 1, given: '' })
    expect(stderr).toContain(name)
  })

  it.each(units)('and no unit lets systemd put DATABASE_URL into a command: %s', (name) => {
    const text = readFileSync(`${root}deploy/systemd/${name}`, 'utf8')
    expect(text).not.toMatch(/^Exec.*(?<!\$)\$\{?DATABASE_URL/m)
  })
})

describe('The container file', () => {
  const text = readFileSync(`${root}deploy/Containerfile`, 'utf8')

  it('passes the linter', () => {
    expect(validate(text)).toEqual([])
  })

  it('would not pass with an instruction that does not exist', () => {
    expect(validate(text.replace(/^EXPOSE/m, 'EXPOSES'))).toHaveLength(1)
  })

  it('installs the library that Node.js needs in both images', () => {
    expect(text.match(/apt-get install --yes --no-install-recommends libatomic1/g)).toHaveLength(
      text.match(/^FROM /gm)?.length ?? 0,
    )
  })
})

describe('Settings in deploy and its guide', () => {
  it.each(['deploy/systemd/aurivane@.service', 'deploy/Containerfile', 'docs/deploying.md'])(
    'are ones that exist: %s',
    (file) => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      const named = [...text.matchAll(/(?:^|[\s`])([A-Z]+(?:_[A-Z]+)+|PORT|HOST)=/gm)].map(([, name]) => name)
      expect(named.length).toBeGreaterThan(0)
      const known: string[] = [...SETTING_NAMES]
      expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
    },
  )
})

describe('The site', () => {
  it.each(['deploy/systemd/aurivane@.service', 'deploy/Containerfile', 'scripts/install.mjs'])(
    'is started with the same V8 option everywhere: %s',
    (file) => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      expect(siteFlags.filter((wanted) => !text.includes(wanted))).toEqual([])
    },
  )
})
