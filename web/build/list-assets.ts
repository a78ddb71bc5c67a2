import { cp, readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { publicFolder } from './paths.ts'
import type { SiteAsset } from './site.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Copies what lies in public/ and lists every file that is not a page. */
export async function listAssets(outDir: string, origin: string): Promise<SiteAsset[]> {
  if (existsSync(publicFolder)) await cp(publicFolder, outDir, { recursive: true })
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/^(pages\/|site\.json$)/.test(file) && !/\.(br|gz)$/.test(file))
  const listed = await Promise.all(files.sort().map((file) => describe(outDir, file, origin)))
  return [...listed, ...atOtherAddresses(listed)]
}

/** Browsers ask for the icon at the root, whatever the page says. */
function atOtherAddresses(assets: readonly SiteAsset[]): SiteAsset[] {
  return assets
    .filter((asset) => asset.file === 'icons/favicon.ico')
    .map((asset) => ({ ...asset, url: '/favicon.ico' }))
}

async function describe(outDir: string, file: string, origin: string): Promise<SiteAsset> {
  const type = file.endsWith('/rss.xml') ? 'application/rss+xml; charset=utf-8' : types[extname(file)]
  if (!type) throw new Error(`No content type is known for ${file}`)
  const mayNameOrigin = /\.(xml|txt)$/.test(file)
  return {
    url: `/${file}`,
    file,
    type,
    immutable: /^(assets|locales)\//.test(file),
    hasOrigin: mayNameOrigin && (await readFile(join(outDir, file), 'utf8')).includes(origin),
  }
}
