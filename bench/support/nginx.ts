import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../scripts/testing/find-free-port.ts'
import type { Measured } from './processes.ts'

const programs = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

export type Nginx = { alone: Measured; inFront: Measured; stop: () => Promise<void> }

/** nginx with one worker: plain files from a folder at one port, our server behind it at another. Null where there is none. */
export async function startNginx(folder: string, files: string, siteUrl: string): Promise<Nginx | null> {
  const program = programs.find((path) => existsSync(path))
  if (!program) return null
  const [alonePort, frontPort] = [await findFreePort(), await findFreePort()]
  mkdirSync(join(folder, 'logs'), { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), configure(folder, files, { alonePort, frontPort, siteUrl }))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const url = (port: number) => `http://127.0.0.1:${port}`
  await waitFor(`${url(alonePort)}/plain/home.html`).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]
  const measured = (name: string, port: number): Measured => ({
    name,
    url: url(port),
    pid: Number(worker),
    startedInMs: 0,
    stop: () => Promise.resolve(),
  })
  return {
    alone: measured('nginx', alonePort),
    inFront: measured('nginx in front', frontPort),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

type Ports = { alonePort: number; frontPort: number; siteUrl: string }

function configure(folder: string, files: string, { alonePort, frontPort, siteUrl }: Ports): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')
  // Where we are root, the worker would be nobody, who may not read our folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}daemon off;
worker_processes 1;
error_log ${folder}/logs/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  types { text/html html; image/avif avif; image/webp webp; image/svg+xml svg; text/css css; font/woff2 woff2; application/json json; }
  access_log off;
  keepalive_requests 100000000;
  gzip_static on;
  ${temporary}
  upstream site { server ${new URL(siteUrl).host}; keepalive 64; keepalive_requests 100000000; }
  server {
    listen 127.0.0.1:${alonePort};
    location /plain/ { root ${folder}; }
    location / { root ${files}; }
  }
  server {
    listen 127.0.0.1:${frontPort};
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`
}

async function waitFor(url: string) {
  for (let round = 0; round < 500; round += 1) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await wait(10)
  }
  throw new Error(`Nothing answers at ${url}`)
}
