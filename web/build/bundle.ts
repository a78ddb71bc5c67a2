import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig, type InlineConfig, type Manifest } from 'vite'
import config from '../vite.config.ts'
import { cacheFolder, webFolder } from './paths.ts'

export type Prerenderer = typeof import('../app/entry-prerender.tsx')

function bundle(options: InlineConfig['build']) {
  return build(mergeConfig<InlineConfig, InlineConfig>(config, { build: options }))
}

/** The browser's code and styles, hashed and split by page. */
export async function bundleApp(outDir: string): Promise<Manifest> {
  await bundle({
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: { input: join(webFolder, 'app/entry-browser.tsx') },
  })
  const file = join(outDir, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  await rm(file)
  return manifest
}

/** The same pages for Node, run once by this build and thrown away. */
export async function bundlePrerenderer(): Promise<Prerenderer> {
  const outDir = join(cacheFolder, `prerender-${process.pid}`)
  await bundle({
    outDir,
    emptyOutDir: true,
    ssr: 'app/entry-prerender.tsx',
    rolldownOptions: { output: { entryFileNames: 'entry-prerender.js', codeSplitting: false } },
  })
  const url = pathToFileURL(join(outDir, 'entry-prerender.js'))
  // A query of its own for each build: Node never loads the same address twice.
  const prerenderer = (await import(`${url.href}?${Date.now()}`)) as Prerenderer
  await rm(outDir, { recursive: true })
  return prerenderer
}

/** The inline script's text. */
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
