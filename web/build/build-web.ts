import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleApp, bundleBoot, bundleServerEntry, type Purpose } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { clientFolder, publicFolder, serverFolder } from './paths.ts'
import { buildIndexes } from './search/build-indexes.ts'
import { writeTexts } from './write-texts.ts'

/** Builds the files for browsers and the program that renders documents: docs/decisions/0037-documents-rendered-at-request-time.md. */
async function buildWeb(purpose: Purpose) {
  process.env.NODE_ENV = 'production'
  const [app, { allTexts }, bootScript] = await Promise.all([
    bundleApp(clientFolder, purpose),
    bundleServerEntry(serverFolder, purpose),
    bundleBoot(),
  ])
  const textsVersion = await writeTexts(allTexts, buildIndexes(allTexts), clientFolder)
  await cp(publicFolder, clientFolder, { recursive: true })
  await compressFiles(clientFolder)
  await writeFile(join(serverFolder, 'build.json'), JSON.stringify({ ...app, bootScript, textsVersion }))
}

// Ends with its parent process, because the next build needs the folder.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
const startedAt = performance.now()
const { values } = parseArgs({ options: { development: { type: 'boolean' } } })
await buildWeb(values.development ? 'development' : 'production')
console.log(`Web built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
