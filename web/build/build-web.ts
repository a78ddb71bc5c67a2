import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '@aurivane/contract/brand'
import { prerenderSite } from '../prerender.ts'
import { writeFeeds } from './bulletin/write-feeds.ts'
import { bundleApp, bundleBoot, bundlePrerenderer, type Purpose } from './bundle.ts'
import { compressAssets } from './compress.ts'
import { listAssets } from './list-assets.ts'
import { distFolder } from './paths.ts'
import { findSlugs } from './posts.ts'
import { buildIndexes } from './search/build-indexes.ts'
import { checkSearch } from './search/check-search.ts'
import { writeSiteDocuments } from './site-documents.ts'
import type { Site } from './site.ts'
import { writeTexts } from './text-files.ts'

export const DEFAULT_ORIGIN = 'http://localhost:3000'

type Options = {
  outDir?: string
  /** Of PUBLIC_URL, where it is known already; otherwise the server puts it in place. */
  origin?: string
  onFailure?: (error: unknown) => void
  purpose?: Purpose
}

/** Builds the whole site to files: see docs/decisions/0002-prerender-only.md. */
export async function buildWeb(options: Options = {}): Promise<Site> {
  const { outDir = distFolder, origin = DEFAULT_ORIGIN, onFailure, purpose = 'production' } = options
  process.env.NODE_ENV = 'production'
  const [app, prerenderer, bootScript] = await Promise.all([
    bundleApp(outDir, purpose),
    bundlePrerenderer(purpose),
    bundleBoot(),
  ])
  const searchIndexes = buildIndexes(prerenderer)
  const textsVersion = await writeTexts(prerenderer, searchIndexes, outDir)
  const slugs = await findSlugs()
  const prerendered = await prerenderSite({
    prerenderer,
    ...app,
    bootScript,
    textsVersion,
    origin,
    outDir,
    slugs,
    onFailure,
  })
  if (!onFailure) await checkSearch(searchIndexes, prerendered.pages, outDir)
  await writeFeeds(prerenderer, outDir, origin)
  await writeSiteDocuments({ pages: prerendered.pages, origin, outDir })
  const { supportEmail } = brand
  const site: Site = { origin, supportEmail, ...prerendered, assets: await listAssets(outDir, origin) }
  await writeFile(join(outDir, 'site.json'), JSON.stringify(site, null, 1))
  await compressAssets(outDir, site.assets)
  return site
}

if (import.meta.main) {
  // Whoever wanted this was killed: the next build has to have the folder to itself.
  process.once('disconnect', () => process.exit(1))
  process.channel?.unref()
  const startedAt = performance.now()
  const { values } = parseArgs({
    options: { out: { type: 'string' }, origin: { type: 'string' }, development: { type: 'boolean' } },
  })
  const site = await buildWeb({
    ...(values.out && { outDir: resolve(values.out) }),
    origin: values.origin,
    purpose: values.development ? 'development' : 'production',
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${site.pages.length} pages, ${site.assets.length} assets in ${seconds} s`)
}
