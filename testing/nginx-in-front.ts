import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/project.ts'

const template = `${root}deploy/nginx/aurivane.conf`
const programs = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const ROUNDS = 200
const ROUND_MS = 25

const unlimited: [string, string][] = [
  ['rate=300r/m', 'rate=100000r/s'],
  ['rate=1200r/m', 'rate=100000r/s'],
]

export type Front = {
  host: string
  httpPort: number
  httpsPort: number
  /** HOST:PORT of each instance. */
  instances: string[]
  /** Two by default. */
  workers?: number
  /** As deployed; otherwise very high, since all requests of a test come from one address. */
  limitsRequests?: boolean
  /** Further lines of the http context, for comparisons. */
  beside?: (folder: string) => string
}

export function findNginx(): string | undefined {
  return programs.find((path) => existsSync(path))
}

/** The deployed configuration with test ports, paths and names, in a temporary folder. */
export function fillNginx(front: Front) {
  const { host, httpPort, httpsPort, instances, limitsRequests = false } = front
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-nginx-'))
  const certificate = makeCertificate(folder, host)
  mkdirSync(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true })
  const servers = instances.map((instance) => `  server ${instance} max_fails=3 fail_timeout=2s;\n`).join('')
  const filled = replaceAll(readFileSync(template, 'utf8').replaceAll(/^#.*\n/gm, ''), [
    [/( {2}server 127\.0\.0\.1:\d+ max_fails=3 fail_timeout=2s;\n)+/, servers],
    ['https://aurivane.example$request_uri', `https://${host}:${httpsPort}$$request_uri`],
    ['/etc/letsencrypt/live/aurivane.example/fullchain.pem', certificate.file],
    ['/etc/letsencrypt/live/aurivane.example/privkey.pem', certificate.key],
    ['server_name aurivane.example', `server_name ${host}`],
    ['listen 80', `listen 127.0.0.1:${httpPort}`],
    ['listen 443', `listen 127.0.0.1:${httpsPort}`],
    ['/var/lib/aurivane-acme', join(folder, 'acme')],
    ['/var/cache/nginx/aurivane', join(folder, 'cache')],
    ['/var/log/nginx/aurivane', join(folder, 'aurivane')],
    ...(limitsRequests ? [] : unlimited),
  ])
  writeFileSync(join(folder, 'aurivane.conf'), filled)
  writeFileSync(join(folder, 'nginx.conf'), writeMainConfig(folder, front))
  return { folder, certificate: readFileSync(certificate.file, 'utf8') }
}

/** What `nginx -t` says about the filled configuration. */
export function checkNginx(folder: string) {
  const { status, stderr } = spawnSync(findNginx() ?? 'nginx', parametersOf(folder, '-t'), {
    encoding: 'utf8',
  })
  return { isValid: status === 0, said: stderr }
}

/** nginx as deployed, in front of instances that run on this machine. `certificate` is what clients must trust. */
export async function startNginx(front: Front) {
  const { folder, certificate } = fillNginx(front)
  const child = spawn(findNginx() ?? 'nginx', parametersOf(folder, '-g', 'daemon off;'), {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  await untilListening(
    front.httpsPort,
    () => child.exitCode === null,
    () => complaints,
  )
  return {
    url: `https://${front.host}:${front.httpsPort}`,
    certificate,
    pid: child.pid ?? 0,
    readLogs: () =>
      ['aurivane.access.log', 'aurivane.error.log', 'error.log']
        .map((name) => join(folder, name))
        .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
        .join(''),
    acmeFolder: join(folder, 'acme/.well-known/acme-challenge'),
    cacheFolder: join(folder, 'cache'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function replaceAll(text: string, replacements: [string | RegExp, string][]) {
  return replacements.reduce((before, [value, replacement]) => {
    const after =
      typeof value === 'string' ? before.replaceAll(value, replacement) : before.replace(value, replacement)
    // A value missing from the file would leave the operator's paths in the test.
    if (after === before) throw new Error(`${template} no longer says ${String(value)}`)
    return after
  }, text)
}

function makeCertificate(folder: string, host: string) {
  const file = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const names = `subjectAltName=DNS:${host},IP:127.0.0.1`
  const parameters = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const made = spawnSync(
    'openssl',
    [...parameters, '-keyout', key, '-out', file, '-days', '2', '-subj', `/CN=${host}`, '-addext', names],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`)
  return { file, key }
}

/** The relevant part of a distribution's nginx.conf. */
function writeMainConfig(folder: string, { workers = 2, beside }: Front) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};\n`)
    .join('')
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}worker_processes ${workers};
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} crit;
events { worker_connections 4096; }
http {
  sendfile on;
${temporary}  include ${join(folder, 'aurivane.conf')};
${beside?.(folder) ?? ''}}
`
}

function parametersOf(folder: string, ...more: string[]) {
  return ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'), '-p', folder, ...more]
}

async function untilListening(port: number, isRunning: () => boolean, complaints: () => string) {
  for (let round = 0; round < ROUNDS && isRunning(); round += 1) {
    if (await accepts(port)) return
    await wait(ROUND_MS)
  }
  throw new Error(`nginx does not listen: ${complaints()}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
