import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../testing/find-free-port.ts'
import { findNginx, startNginx as startDeployed } from '../../testing/nginx-in-front.ts'
import type { Measured } from './processes.ts'

const HOST = 'localhost'
/** Headers of nginx itself, or of one request only. */
const ofNginx = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'x-request-id']

export type Nginx = {
  /** Plain pages and the build's files over plain HTTP, for Lighthouse. */
  plain: Measured
  /** deploy/nginx/aurivane.conf before our server. */
  deployed: Measured
  /** The same nginx, TLS and log with the same answer as a file, at `/home.html`. */
  alone: Measured
  stop: () => Promise<void>
}

type Places = { pages: string; files: string }

/** nginx with one worker: as deployed before our server, and by itself with files. Null where there is none. */
export async function startNginx(
  { pages, files }: Places,
  site: Measured,
  headers: Record<string, string>,
): Promise<Nginx | null> {
  if (!findNginx()) return null
  const [httpPort, httpsPort, plainPort, alonePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const home = await readAnswer(site.url, headers)
  const beside = (folder: string) =>
    `  keepalive_requests 100000000;\n${servePlain(plainPort, { pages, files })}${serveAlone(folder, alonePort, home)}`
  const instances = [new URL(site.url).host]
  const nginx = await startDeployed({ host: HOST, httpPort, httpsPort, instances, workers: 1, beside })
  const { certificate, stop } = nginx
  const pid = await findWorker(nginx.pid).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const measured = { pid, startedInMs: 0, stop: () => Promise.resolve() }
  return {
    plain: { ...measured, name: 'nginx', url: `http://127.0.0.1:${plainPort}` },
    deployed: { ...measured, name: 'nginx as deployed', url: nginx.url, certificate, pidsBehind: [site.pid] },
    alone: { ...measured, name: 'nginx alone', url: `https://${HOST}:${alonePort}`, certificate },
    stop,
  }
}

function servePlain(port: number, { pages, files }: Places) {
  return `  server {
    listen 127.0.0.1:${port};
    access_log off;
    gzip_static on;
    types { text/html html; image/avif avif; image/webp webp; image/svg+xml svg; text/css css; font/woff2 woff2; application/json json; }
    location /plain/ { root ${pages}; }
    location / { root ${files}; }
  }
`
}

type Answer = { headers: [string, string][]; body: Buffer }

/** The answer of our server as a file with the same headers, over the same TLS and with the same line in the same log. */
function serveAlone(folder: string, port: number, { headers, body }: Answer) {
  const root = join(folder, 'alone')
  mkdirSync(root)
  writeFileSync(join(root, 'home.html'), body)
  const same = headers.filter(([name]) => !ofNginx.includes(name))
  return `  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name ${HOST};
    server_tokens off;
    ssl_certificate ${join(folder, 'certificate.pem')};
    ssl_certificate_key ${join(folder, 'key.pem')};
    ssl_protocols TLSv1.2 TLSv1.3;
    access_log ${join(folder, 'alone.access.log')} aurivane;
    types { text/html html; }
    charset utf-8;
    location = /home.html {
      root ${root};
${same.map(([name, value]) => `      add_header ${name} ${JSON.stringify(value)};\n`).join('')}    }
  }
`
}

function readAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const named = Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ])
        resolve({ headers: named, body: Buffer.concat(chunks) })
      })
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** The worker and the cache processes, which appear shortly after the port is open. */
async function findWorker(master: number): Promise<number> {
  const isWorker = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process')
  for (let round = 0; round < 200; round += 1) {
    const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ')
    const worker = children.filter(Boolean).find(isWorker)
    if (worker !== undefined) return Number(worker)
    await wait(25)
  }
  throw new Error('nginx has no worker')
}
