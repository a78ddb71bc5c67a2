import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './project.ts'

type Bill = { metadata: { component: { name: string } }; components: object[] }

/** Writes the bill of materials (CycloneDX) from the lock file alone: what would be installed, with checksums and licences. */
const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const parameters = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const { status, stdout, stderr } = spawnSync('npm', parameters, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (status !== 0) {
  console.error(`npm sbom failed: ${stderr}`)
  process.exit(1)
}
const bill = JSON.parse(stdout) as Bill
// npm names the root component after its folder.
bill.metadata.component.name = 'aurivane'
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} components in ${resolve(file)}`)
