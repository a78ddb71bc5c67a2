import fc from 'fast-check'

const good = [
  'GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'GET /api/v1/user/club/all?limit=1 HTTP/1.1\r\nHost: x\r\nAccept-Language: it\r\nIf-None-Match: "a"\r\n\r\n',
]

const inserted = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  ' ',
  '\t',
  ':',
  '%',
  '\u00FF',
  '0',
  ',',
  ';',
  'HTTP/9.9',
]

/** Random bytes, and requests with inserted, removed or flipped bytes. */
export function makeRawBytes(): fc.Arbitrary<Buffer> {
  const random = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes))
  const change = fc.tuple(fc.nat(), fc.constantFrom(...inserted), fc.nat({ max: 6 }))
  const mutated = fc
    .tuple(fc.constantFrom(...good), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) => Buffer.from(changes.reduce(applyChange, text), 'latin1'))
  return fc.oneof({ weight: 1, arbitrary: random }, { weight: 4, arbitrary: mutated })
}

function applyChange(text: string, [at, piece, removed]: [number, string, number]): string {
  const place = at % text.length
  return text.slice(0, place) + piece + text.slice(place + removed)
}
