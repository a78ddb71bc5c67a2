import { describe, expect, it } from 'vitest'
import { findDamage, FORMAT, parseManifest, type Manifest } from './manifest.ts'

const manifest: Manifest = {
  product: 'aurivane',
  format: FORMAT,
  madeAt: '2026-11-15T12:00:00.000Z',
  postgres: '18',
  newestMigration: 1,
  hasSecretKey: true,
  files: { 'secret-key': { bytes: 44, sha256: 'aa' }, 'postgres/PG_VERSION': { bytes: 3, sha256: 'bb' } },
}

describe('What a backup says of itself', () => {
  it('is read back', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
  })

  it('must be of a format that this release knows', () => {
    const newer = JSON.stringify({ ...manifest, format: FORMAT + 1 })
    expect(() => parseManifest(newer)).toThrow(`has format ${FORMAT + 1}`)
  })

  it.each(['', '{}', '{"product":"other"}'])('is no backup of ours: %j', (text) => {
    expect(() => parseManifest(text)).toThrow('no backup of Aurivane')
  })

  it('shows what is missing, changed or too much', () => {
    const { files } = manifest
    expect(findDamage(manifest, files)).toBeNull()
    expect(findDamage(manifest, { 'secret-key': { bytes: 44, sha256: 'aa' } })).toContain('is missing')
    expect(findDamage(manifest, { ...files, 'secret-key': { bytes: 44, sha256: 'cc' } })).toContain(
      'has changed',
    )
    expect(findDamage(manifest, { ...files, more: { bytes: 1, sha256: 'dd' } })).toContain('does not belong')
  })
})
