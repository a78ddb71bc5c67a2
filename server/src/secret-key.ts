import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataFolder, changeOwner, openDataFolder, syncFolder } from './data-folder.ts'

const KEY_BYTES = 32
const KEY_MIN_CHARS = 32

/** The key of an installation with the embedded database: generated at the first start. */
export async function keepSecretKey(dataDir: string): Promise<string> {
  const folder = await openDataFolder(dataDir)
  const file = join(folder.path, 'secret-key')
  return (await readKey(file)) ?? (await makeKey(folder, file))
}

async function readKey(file: string) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = text.trim()
  // A new key would make everything that was encrypted with the old one unreadable: better not to start.
  if (key.length < KEY_MIN_CHARS) {
    throw new Error(`${file} holds no secret key any more: put it back from a backup, or set SECRET_KEY`)
  }
  return key
}

async function makeKey(folder: DataFolder, file: string) {
  const draft = `${file}.${randomUUID()}`
  try {
    const key = randomBytes(KEY_BYTES).toString('base64url')
    await writeFile(draft, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await changeOwner(draft, folder.owner)
    // Unlike a rename, a link never replaces the key that another process has just written.
    await link(draft, file).catch(ignoreExisting)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(folder.path)
  const kept = await readKey(file)
  if (kept === undefined) throw new Error(`${file} vanished while it was being made`)
  return kept
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
