import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { ask, call, type Reply } from '../http-client.ts'
import { atOnce, countStatus, percentile, tally } from '../many.ts'
import { newEmail } from '../people.ts'

const SOCKETS = 500
const CLOSED_WITHIN_MS = 10_000
const SERVED_WITHIN_MS = 1_000
const WATCH_MS = 11_500

/** Slow clients that hold sockets, and logins that use the CPU. */
export async function attackSlowly(ledger: Ledger) {
  const site = await startSite()
  try {
    // Warm-up: the first requests compile and compress.
    for (let round = 0; round < 20; round += 1) await visit(site)
    await keepSocketsOpen(ledger, site, 'headers', headerDrip)
    await keepSocketsOpen(ledger, site, 'bodies', bodyDrip)
    await keepSocketsOpen(ledger, site, 'silence', silence)
    await hash(ledger, site)
  } finally {
    await site.remove()
  }
}

type Drip = { first: string; more: string }
const headerDrip: Drip = { first: 'GET / HTTP/1.1\r\nHost: x\r\n', more: 'X-A: b\r\n' }
const bodyDrip: Drip = {
  first:
    'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"',
  more: 'a',
}
const silence: Drip = { first: '', more: '' }

async function keepSocketsOpen(ledger: Ledger, site: Site, what: string, drip: Drip) {
  const lives: number[] = []
  const sockets = await atOnce(SOCKETS, () => open(site, drip, lives))
  const times = await visitFor(site, WATCH_MS)
  const left = sockets.filter((socket) => !socket.destroyed).length
  for (const socket of sockets) socket.destroy()
  const [slowest, longest] = [Math.max(...times), Math.max(...lives)]
  const findings = [
    ...(left > 0 ? [`${left} sockets are still open after ${WATCH_MS} ms`] : []),
    ...(longest > CLOSED_WITHIN_MS ? [`a slow socket lived ${Math.round(longest)} ms`] : []),
    ...(slowest > SERVED_WITHIN_MS ? [`a visitor waited ${Math.round(slowest)} ms`] : []),
  ]
  const note = `closed after ${Math.round(longest)} ms at most; ${times.length} others served within ${Math.round(slowest)} ms`
  ledger.note(`${SOCKETS} slow sockets (${what})`, SOCKETS, findings, note)
}

/** A socket that sends a few bytes every second and records how long it stayed open. */
function open(site: Site, { first, more }: Drip, lives: number[]): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('connect', () => {
      const openedAt = performance.now()
      if (first) socket.write(first)
      const timer = setInterval(() => more && socket.writable && socket.write(more), 1_000)
      socket.off('error', reject)
      socket.on('error', () => {})
      socket.resume()
      socket.once('close', () => {
        clearInterval(timer)
        lives.push(performance.now() - openedAt)
      })
      resolve(socket)
    })
  })
}

async function visit(site: Site): Promise<number[]> {
  const answers = await Promise.all(
    ['/', '/clubs', '/api/v1/user/club/all', '/api/v1/health/ready'].map((path) =>
      ask(site.url, 'GET', path),
    ),
  )
  return answers.map(({ ms }) => ms)
}

async function visitFor(site: Site, milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const endsAt = performance.now() + milliseconds
  while (performance.now() < endsAt) {
    times.push(...(await visit(site)))
    await wait(100)
  }
  return times
}

/** 50 logins at once, again and again, while others read pages and lists. */
async function hash(ledger: Ledger, site: Site) {
  const alone = percentile(await visitFor(site, 6_000), 0.99)
  let isOver = false
  const answers: Reply[] = []
  const burst = async () => {
    while (!isOver) {
      const body = { email: newEmail(), password: 'not the password' }
      answers.push(...(await atOnce(50, () => call(site.url, 'POST', '/auth/login', { body }))))
    }
  }
  const bursts = burst()
  const times = await visitFor(site, 8_000)
  isOver = true
  await bursts
  const p99 = percentile(times, 0.99)
  const odd = answers.length - countStatus(answers, 401, 429, 503)
  const told = answers.filter(({ status, headers }) => status === 503 && !headers['retry-after']).length
  const findings = [
    ...(p99 > 500 ? [`others waited ${Math.round(p99)} ms at p99`] : []),
    ...(odd > 0 ? [`${odd} logins ended otherwise`] : []),
    ...(told > 0 ? [`${told} came without Retry-After`] : []),
    ...(countStatus(answers, 429, 503) === 0 ? ['no login was rejected'] : []),
  ]
  const note = `${tally(answers)}; ${times.length} others: p99 ${Math.round(p99)} ms, without logins ${Math.round(alone)} ms`
  ledger.note('50 parallel logins', answers.length, findings, note)
}
