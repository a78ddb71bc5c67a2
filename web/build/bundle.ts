import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, type InlineConfig, type Manifest } from 'vite'
import config from '../vite.config.ts'
import { webFolder } from './paths.ts'

export type ServerEntry = typeof import('../app/entry-server.tsx')
export type AllTexts = ServerEntry['allTexts']

/** Constants at build time, so that development-only code is removed from the bundle. */
export type Purpose = 'production' | 'development'

function bundle(options: InlineConfig['build'], purpose: Purpose = 'production') {
  const define = {
    'import.meta.env.IS_DEVELOPMENT_BUILD': JSON.stringify(purpose === 'development'),
    // The program for Node would otherwise load React's development build, unless the environment says so.
    'process.env.NODE_ENV': JSON.stringify('production'),
  }
  return build(mergeConfig(config, { define, build: options }))
}

export type ClientBuild = {
  manifest: Manifest
  /** The text of every style sheet, by its file. Browsers fetch the files when a page is opened inside the app. */
  styles: Record<string, string>
}

/** The browser's code and styles, both split by page. */
export async function bundleApp(outDir: string, purpose: Purpose): Promise<ClientBuild> {
  const input = { app: join(webFolder, 'app/entry-browser.tsx') }
  await bundle({ outDir, emptyOutDir: true, manifest: 'manifest.json', rolldownOptions: { input } }, purpose)
  const manifest = JSON.parse(await takeFile(join(outDir, 'manifest.json'))) as Manifest
  const files = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  const texts = await Promise.all(
    files.map(async (file) => [file, (await readFile(join(outDir, file), 'utf8')).trim()] as const),
  )
  return { manifest, styles: Object.fromEntries(texts) }
}

/** The server reads it from the build's own file; it is not served. */
async function takeFile(file: string): Promise<string> {
  const content = await readFile(file, 'utf8')
  await rm(file)
  return content
}

/** The same pages for Node, bundled with all packages, since a release does not contain the web's node_modules. */
export async function bundleServerEntry(outDir: string, purpose: Purpose): Promise<ServerEntry> {
  const output = { entryFileNames: 'entry-server.js', codeSplitting: false }
  await bundle(
    { outDir, emptyOutDir: true, ssr: 'app/entry-server.tsx', rolldownOptions: { output } },
    purpose,
  )
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as ServerEntry
}

/** The text of the inline script, which is the same on every page. */
export async function bundleBoot(): Promise<string> {
  const result = await bundle({
    write: false,
    rolldownOptions: {
      input: join(webFolder, 'app/boot/boot.ts'),
      output: { format: 'iife', codeSplitting: false },
    },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The boot script was not built')
  return built.output[0].code.trim()
}
