import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { receiveToken } from '../../../testing/mailbox.ts'
import { callApi, logIn, makeMember, signUp, type Identity } from '../../../testing/people.ts'
import type { Row } from '../../support/report.ts'
import { readJson } from '../../../testing/send.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import { codeAt } from '../../../testing/totp.ts'
import type { Part } from '../part.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const libraries = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]

/** The site under a clock that a trial can set; its PostgreSQL keeps the right time, as another machine would. */
export const tryClock: Part = async (trial) => {
  const library = findLibrary()
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-clock-'))
  const clock = new Clock(join(folder, 'shift'))
  const { env } = await (await trial.separate()).makeDatabase()
  const settings = {
    ...env,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock.file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  let site = await startSite({ env: settings })
  const restart = async () => {
    await site.stop()
    return (site = await startSite({ env: { ...settings, DATA_DIR: site.dataDir, PORT: String(site.port) } }))
  }
  try {
    return [
      await trySessions(site, clock),
      await tryTokens(site, clock),
      await tryCodes(site, clock),
      await tryGeneralLimit(site, clock),
      await tryLimits(site, clock, restart),
    ]
  } finally {
    await site.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

class Clock {
  readonly file: string
  #shiftMs = 0

  constructor(file: string) {
    this.file = file
    this.set(0)
  }

  set(shiftMs: number) {
    this.#shiftMs = shiftMs
    const seconds = Math.round(shiftMs / 1_000)
    // Written atomically, because the site reads it whenever it needs the time.
    writeFileSync(`${this.file}.new`, `${seconds < 0 ? '' : '+'}${seconds}s\n`)
    renameSync(`${this.file}.new`, this.file)
  }

  now() {
    return Date.now() + this.#shiftMs
  }
}

function findLibrary(): string {
  const find = () => libraries.find((path) => existsSync(path))
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'libfaketime'], { stdio: 'ignore' })
  const found = find()
  if (!found) throw new Error('libfaketime must be installed (Debian: libfaketime)')
  return found
}

let addresses = 0
/** Each from its own network, so that only the tested limit applies. */
function from(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` }
}

async function makePerson(site: Site): Promise<Identity> {
  return makeMember(site, {}, from())
}

async function trySessions(site: Site, clock: Clock): Promise<Row> {
  const session = await logIn(site.url, await makePerson(site))
  const look = async (shiftMs: number) => {
    clock.set(shiftMs)
    return (await session.send('/protected', { headers: from() })).status
  }
  const answers = [
    await look(HOUR_MS),
    await look(-HOUR_MS),
    await look(-DAY_MS),
    await look(13 * DAY_MS),
    await look(0),
    await look(28 * DAY_MS),
    await look(0),
  ]
  clock.set(0)
  return {
    what: 'sessions',
    tried: 'clock +1 h, −1 h, −1 day, +13 days, right, +28 days, right',
    outcome: `answers ${answers.join(', ')}: ended by two weeks without a visit, by nothing else`,
    held: answers.slice(0, 5).every((status) => status === 203) && answers[5] === 401,
  }
}

async function tryTokens(site: Site, clock: Clock): Promise<Row> {
  const identity = await signUp(site.url, {}, from())
  const token = await receiveToken(site.dataDir, identity.email)
  const confirm = async (shiftMs: number) => {
    clock.set(shiftMs)
    const path = `/auth/signup/confirmemail?token=${token}`
    return (await callApi(site.url, path, { method: 'POST', headers: from() })).status
  }
  const late = await confirm(49 * HOUR_MS)
  const early = await confirm(-DAY_MS)
  clock.set(0)
  return {
    what: 'tokens of mails',
    tried: 'clock +49 h (48 h are allowed), then −1 day',
    outcome: `answers ${late}, ${early}: too old, then good`,
    held: late === 410 || late === 400 || late === 403 ? early === 202 : false,
  }
}

async function tryCodes(site: Site, clock: Clock): Promise<Row> {
  const identity = await makePerson(site)
  const session = await logIn(site.url, identity)
  const { result } = readJson<{ result: { secret: string } }>(
    await session.send('/user/2FA/qrcode', { headers: from() }),
  )
  const code = codeAt(result.secret, clock.now() - 30_000)
  const enabled = await session.send('/user/2FA/enable', {
    headers: from(),
    body: { code, password: identity.password },
  })
  const { recoveryCodes } = readJson<{ recoveryCodes: string[] }>(enabled)
  const logInWith = async (typed?: string) => {
    const body = { email: identity.email, password: identity.password, code: typed }
    const answer = await callApi(site.url, '/auth/login', { headers: from(), body })
    return answer.status === 202 && answer.text.includes('atoken') ? 'in' : 'refused'
  }
  const used = codeAt(result.secret, clock.now())
  const first = await logInWith(used)
  clock.set(-5 * MINUTE_MS)
  const replayed = await logInWith(used)
  const older = await logInWith(codeAt(result.secret, clock.now()))
  const recovery = await logInWith(recoveryCodes[0])
  clock.set(5 * MINUTE_MS)
  const later = await logInWith(codeAt(result.secret, clock.now()))
  clock.set(0)
  return {
    what: 'two-factor codes',
    tried:
      'a code used; clock −5 min: the same code, the code of then, a recovery code; clock +5 min: the code of then',
    outcome: `${first}; ${replayed}, ${older}, ${recovery}; ${later}: no code up to the newest one used works, a recovery code always does`,
    held:
      first === 'in' && replayed === 'refused' && older === 'refused' && recovery === 'in' && later === 'in',
  }
}

/**
 * No permanent lock: counts of a clock that was a year ahead must not last a year. The site deletes them every ten minutes
 * and at its start, so the trial restarts it.
 */
async function tryLimits(site: Site, clock: Clock, restart: () => Promise<Site>): Promise<Row> {
  const identity = await makePerson(site)
  const logInWith = async (password: string) => {
    const body = { email: identity.email, password }
    return (await callApi(site.url, '/auth/login', { headers: from(), body })).status
  }
  clock.set(365 * DAY_MS)
  for (let count = 0; count < 11; count += 1) await logInWith('wrong and wrong again')
  const locked = await logInWith(identity.password)
  clock.set(0)
  await restart()
  await wait(1_000)
  const status = await logInWith(identity.password)
  return {
    what: 'limit of wrong passwords',
    tried: 'clock +365 days: 11 wrong passwords; clock right, and counts cleared as every ten minutes',
    outcome: `answers ${locked} then, ${status} afterwards`,
    held: locked === 429 && status === 202,
  }
}

async function tryGeneralLimit(site: Site, clock: Clock): Promise<Row> {
  const headers = from()
  clock.set(365 * DAY_MS)
  const ask = async () => (await callApi(site.url, '/user/club/all', { headers })).status
  for (let count = 0; count < 310; count += 1) await ask()
  const locked = await ask()
  clock.set(0)
  // Counts in memory last a minute by a timer, independent of the clock.
  await wait(61_000)
  const status = await ask()
  return {
    what: 'limit of requests',
    tried: 'clock +365 days: 310 requests; clock right, and a minute later',
    outcome: `answers ${locked} then, ${status} after the clock was right again`,
    held: locked === 429 && status === 202,
  }
}
