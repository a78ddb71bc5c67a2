import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, type InlineConfig, type Manifest } from 'vite'
import config from '../vite.config.ts'
import { leanRouter } from './lean-router.ts'
import { cacheFolder, webFolder } from './paths.ts'

export type Prerenderer = typeof import('../app/entry-prerender.tsx')

/** Known while bundling, so that what only developers see leaves no trace in what visitors load. */
export type Purpose = 'production' | 'development'

function bundle(
  options: InlineConfig['build'],
  purpose: Purpose = 'production',
  { define, ...more }: InlineConfig = {},
) {
  const known = { 'import.meta.env.IS_DEVELOPMENT_BUILD': JSON.stringify(purpose === 'development') }
  return build(mergeConfig(config, { ...more, define: { ...known, ...define }, build: options }))
}

/** Questions with one answer in every browser that the build is for, answered while building. */
const knownInBrowsers = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  'typeof self': '"object"',
  'typeof performance': '"object"',
  'typeof process': '"undefined"',
  'typeof setImmediate': '"undefined"',
  'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"',
  ...Object.fromEntries(
    ['AbortController', 'MessageChannel', 'Map', 'WeakMap', 'Promise', 'queueMicrotask', 'reportError'].map(
      (name) => [`typeof ${name}`, '"function"'],
    ),
  ),
}

/** The browser's code and styles, hashed and split by page. */
export async function bundleApp(outDir: string, purpose: Purpose): Promise<Manifest> {
  const input = {
    app: join(webFolder, 'app/entry-browser.tsx'),
    finish: join(webFolder, 'app/finish/finish-page.ts'),
  }
  const rolldownOptions = { input, preserveEntrySignatures: 'allow-extension' as const }
  const options = { outDir, emptyOutDir: true, manifest: 'manifest.json', rolldownOptions }
  const lean = { plugins: [leanRouter], define: knownInBrowsers }
  await bundle(options, purpose, purpose === 'production' ? lean : {})
  const file = join(outDir, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  await rm(file)
  return manifest
}

/** The same pages for Node, run once by this build and thrown away. */
export async function bundlePrerenderer(purpose: Purpose): Promise<Prerenderer> {
  const outDir = join(cacheFolder, `prerender-${process.pid}`)
  const output = { entryFileNames: 'entry-prerender.js', codeSplitting: false }
  await bundle(
    { outDir, emptyOutDir: true, ssr: 'app/entry-prerender.tsx', rolldownOptions: { output } },
    purpose,
  )
  const url = pathToFileURL(join(outDir, 'entry-prerender.js'))
  // A query of its own for each build: Node never loads the same address twice.
  const prerenderer = (await import(`${url.href}?${Date.now()}`)) as Prerenderer
  await rm(outDir, { recursive: true })
  return prerenderer
}

/** The texts of the inline scripts: that of every page, and that of the one which draws a list by itself. */
export async function bundleBoot() {
  const [usual, clubs] = await Promise.all([bundleInline('boot'), bundleInline('boot-clubs')])
  return { usual, clubs }
}

async function bundleInline(name: string): Promise<string> {
  const result = await bundle({
    write: false,
    rolldownOptions: {
      input: join(webFolder, `app/boot/${name}.ts`),
      output: { format: 'iife', codeSplitting: false },
    },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The boot script was not built')
  return built.output[0].code.trim()
}
