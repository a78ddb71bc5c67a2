import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './encodings.ts'
import type { ServedFile } from './served-file.ts'

const body = Buffer.from('body')
const file = { bodies: { identity: body, gzip: body, br: body } } as ServedFile

describe('The form of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0.1', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('asked for as %s is %s', (header, encoding) => {
    expect(chooseEncoding(header, file)).toBe(encoding)
  })
})
