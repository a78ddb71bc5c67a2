import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export type DemoAccount = { role: string; email: string; password: string }

/** Passwords of the demonstration are generated: printed when they are made, kept in DATA_DIR for later. */
export async function tellDemoAccounts(dataDir: string, made: readonly DemoAccount[] | null) {
  const file = join(resolve(dataDir), 'demo-accounts.txt')
  if (made) {
    const lines = made.map(
      ({ role, email, password }) => `${role.padEnd(12)} ${email.padEnd(34)} ${password}`,
    )
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text && made) console.log(`Demonstration accounts (kept in ${file}):\n${text}`)
  else if (text) console.log(`Demonstration accounts: see ${file}`)
}
