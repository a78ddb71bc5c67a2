import { connect } from 'node:net'
import type { Site } from './site.ts'

/** Sends raw bytes and returns everything received until the other side closed. */
export function sendRaw(site: Site, bytes: string, afterAnswer?: string): Promise<string> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    if (afterAnswer !== undefined) socket.once('data', () => socket.write(afterAnswer))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
}
