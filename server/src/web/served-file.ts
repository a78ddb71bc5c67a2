import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
type Body = Buffer | Promise<Buffer>

/** A file as it is sent: one body per encoding, in memory. */
export type ServedFile = {
  readonly etag: string
  readonly bodies: { readonly identity: Buffer; readonly br?: Body; readonly gzip?: Body }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of texts that are kept until the process ends: about 100 ms on a thread of the pool, once. */
export const KEPT_QUALITY = 10
/** Of texts that are kept for seconds: a few milliseconds, for a tenth more bytes. */
export const SHORT_LIVED_QUALITY = 5

/** Texts that are not built are compressed when they are first asked for. */
export function toServedFile(text: string, quality: number): ServedFile {
  const identity = Buffer.from(text)
  const made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}
  return {
    etag: tagOf(identity),
    bodies: {
      identity,
      get br() {
        return (made.br ??= compressBrotli(identity, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality },
        }))
      },
      get gzip() {
        return (made.gzip ??= compressGzip(identity))
      },
    },
  }
}

export function tagOf(content: Buffer) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
