import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from '../../testing/find-postgres.ts'
import { findNginx } from '../../testing/nginx-in-front.ts'

/** The headless shell first: browser tests take little more than half the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const chromiumPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export function findChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? chromiumPaths.find((path) => existsSync(path))
}

/** Local fallback fonts, without which pages are laid out anew when the brand's fonts arrive: Debian's Chromium only recommends them. */
function hasFallbackFonts(): boolean {
  return (
    existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2')
  )
}

function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

/** System packages that the tests need besides Node.js and npm. */
function listMissing(): string[] {
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(hasJava() ? [] : ['default-jre-headless']),
    ...(hasFallbackFonts() ? [] : ['fonts-liberation']),
  ]
}

/** Without nginx its spec is skipped with a message; without the headless shell the full browser is used. */
function listWished(): string[] {
  return [
    ...(findNginx() ? [] : ['nginx-light', 'openssl']),
    ...(process.env['CHROMIUM'] || existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
  ]
}

/** Installs the browser with fonts, Java for the HTML checker and a separate PostgreSQL from the system's packages, where allowed. */
export function prepareMachine() {
  const missing = listMissing()
  if (missing.length > 0 && !mayInstall()) {
    throw new Error(
      `${missing.join(' and ')} must be installed for the tests; this user cannot install system packages`,
    )
  }
  if (missing.length > 0) install(missing)
  // Separately: a system without these packages must still get the others.
  const wished = mayInstall() ? listWished() : []
  if (wished.length > 0) install(wished)
  const stillMissing = listMissing()
  if (stillMissing.length > 0) throw new Error(`${stillMissing.join(' and ')} could not be installed`)
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(packages: string[]) {
  console.log(`Installing ${packages.join(' and ')} …`)
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}
