import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The limit for a page from Node.js: no framework, one page from memory. */
const page = brotliCompressSync(readFileSync(process.env['PAGE'] ?? ''))
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': page.length,
}

createServer((_request, response) => response.writeHead(200, head).end(page)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
)
