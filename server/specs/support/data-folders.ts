import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { startMember } from './members.ts'
import { findSocketFolder, hasNoPostmaster, killPostgres } from './inspect-postgres.ts'

const run = promisify(execFile)
const folders: string[] = []
const dataDirs: string[] = []

/** Readable for everyone, unlike mkdtemp's folders, because processes of other users work in it. */
export async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), 'aurivane-spec-'))
  folders.push(path)
  await chmod(path, 0o755)
  return path
}

/** A DATA_DIR that does not exist yet. */
export async function newDataDir(...below: string[]) {
  return remember(join(await makeFolder(), ...below, 'data'))
}

/** A DATA_DIR with a stopped database, copied from a template because initdb is slow. */
export async function usedDataDir(template: string, ...below: string[]) {
  const dataDir = await newDataDir(...below)
  await mkdir(dirname(dataDir), { recursive: true })
  await run('cp', ['-Rp', template, dataDir])
  return dataDir
}

export async function makeTemplate() {
  const template = join(await mkdtemp(join(tmpdir(), 'aurivane-spec-template-')), 'data')
  const member = await startMember(template)
  await member.leave()
  await hasNoPostmaster(template)
  return {
    dataDir: template,
    joinMs: member.joinMs,
    remove: () => rm(join(template, '..'), { recursive: true }),
  }
}

export async function removeFolders() {
  for (const dataDir of dataDirs.splice(0)) {
    const socketFolder = await findSocketFolder(dataDir)
    await killPostgres(dataDir, 'SIGQUIT')
    if (socketFolder.startsWith('/tmp/aurivane-')) await rm(socketFolder, { recursive: true, force: true })
  }
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true })
}

function remember(dataDir: string) {
  dataDirs.push(dataDir)
  return dataDir
}
