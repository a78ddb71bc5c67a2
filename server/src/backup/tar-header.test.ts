import { describe, expect, it } from 'vitest'
import { readTarHeader, TAR_BLOCK_BYTES, tarPadding, writeTarHeader } from './tar-header.ts'

const madeAt = new Date('2026-11-15T12:00:00Z')
const longName = `mail/${'a'.repeat(90)}/${'b'.repeat(90)}`

describe('A tar header of a backup', () => {
  it.each([
    { name: 'postgres/PG_VERSION', kind: 'file', bytes: 3 },
    { name: 'postgres/base', kind: 'folder', bytes: 0 },
    { name: 'postgres/base/1/2', kind: 'file', bytes: 1_073_741_824 },
    { name: longName, kind: 'file', bytes: 1 },
  ] as const)('says again what it was told: $name', (header) => {
    expect(readTarHeader(writeTarHeader(header, madeAt))).toEqual(header)
  })

  it('is refused when a byte of it has changed', () => {
    const block = writeTarHeader({ name: 'secret-key', kind: 'file', bytes: 44 }, madeAt)
    block.write('X', 0)
    expect(() => readTarHeader(block)).toThrow('cannot be read')
  })

  it('refuses a name that it could not hold', () => {
    const header = { name: 'x'.repeat(101), kind: 'file', bytes: 0 } as const
    expect(() => writeTarHeader(header, madeAt)).toThrow('too long')
  })

  it('ends the list where it is empty', () => {
    expect(readTarHeader(Buffer.alloc(TAR_BLOCK_BYTES))).toBeNull()
  })

  it.each([
    [0, 0],
    [1, 511],
    [512, 0],
    [513, 511],
  ])('is followed after %d bytes by %d empty ones', (bytes, padding) => {
    expect(tarPadding(bytes)).toBe(padding)
  })
})
