import { execFile } from 'node:child_process'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const folder = new URL('../web/app/features/drawings/', import.meta.url)
const formatter = join(dirname(createRequire(import.meta.url).resolve('oxfmt/package.json')), 'bin', 'oxfmt')

/** Writes generated data beside the components that show it, formatted like everything else. */
export async function writeModule(name: string, text: string) {
  const file = fileURLToPath(new URL(name, folder))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  await promisify(execFile)(process.execPath, [formatter, file])
  console.log(`${name}  ${((await stat(file)).size / 1024).toFixed(1)} KB`)
}
