import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** The limit for anything written in Node.js: no framework, one page from memory, one JSON answer. */
const page = brotliCompressSync(
  readFileSync(fileURLToPath(new URL('../../web/dist/pages/en/home.html', import.meta.url))),
)
const json = JSON.stringify({ result: 'OK' })

createServer((request, response) => {
  if (request.url === '/json') {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': json.length,
    })
    return response.end(json)
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
  })
  return response.end(page)
}).listen(Number(process.env['PORT']), '127.0.0.1')
