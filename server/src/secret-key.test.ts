import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepSecretKey } from './secret-key.ts'

describe('The secret key of an embedded installation', () => {
  let dataDir: string

  beforeEach(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'aurivane-key-')), 'data')
  })
  afterEach(() => rm(join(dataDir, '..'), { recursive: true }))

  it('is 32 random bytes in a file that only its owner can read', async () => {
    const key = await keepSecretKey(dataDir)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect((await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()).toBe(key)
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  })

  it('stays the same', async () => {
    expect(await keepSecretKey(dataDir)).toBe(await keepSecretKey(dataDir))
  })

  it('is the same for everyone when many start at once, and nothing else is left behind', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keepSecretKey(dataDir)))
    expect(new Set(keys).size).toBe(1)
    expect(await readdir(dataDir)).toEqual(['secret-key'])
  })

  it('is never replaced quietly once it is damaged', async () => {
    await keepSecretKey(dataDir)
    await writeFile(join(dataDir, 'secret-key'), '')
    await expect(keepSecretKey(dataDir)).rejects.toThrow(
      /secret-key holds no secret key any more.*SECRET_KEY/,
    )
  })
})
