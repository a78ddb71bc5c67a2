import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { paths } from '@aurivane/contract/paths'
import { DataFolderError, changeOwner, openDataFolder } from './data-folder.ts'

export type DemoAccount = { role: string; email: string; password: string }

const FILE = 'demo-accounts.txt'

/** Demonstration passwords are generated and stored as hashes only, so they are written to a file. */
export async function keepDemoAccounts(dataDir: string, made: readonly DemoAccount[]) {
  const lines = made.map(({ role, email, password }) => `${role.padEnd(12)} ${email.padEnd(34)} ${password}`)
  try {
    const folder = await openDataFolder(dataDir)
    const file = join(folder.path, FILE)
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
    await changeOwner(file, folder.owner)
  } catch (error) {
    throw DataFolderError.because(dataDir, error)
  }
}

/** With the pages that show most of the product, for a first visit. */
export async function printDemoAccounts(dataDir: string, publicUrl: string) {
  const file = join(resolve(dataDir), FILE)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (!text) return
  console.log(`Demonstration accounts (kept in ${file}):\n${text}`)
  console.log(`What to try first:
  as a visitor          ${publicUrl}${paths.clubs}?country=Italy: the club page of Milan Risk Table, with a meeting and its calendar
                        ${publicUrl}${paths.howThisWorks}#calculator: the calculator
  as member.two@…       ${publicUrl}${paths.login}: a request to join waits at the club Turin Friends and Family, Manage
  as member.three@…     the answer arrives in the inbox
  as admin@…            clubs to review, a report and a message wait at Admin
`)
}
