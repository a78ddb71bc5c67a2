import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { RenderedFile } from '@aurivane/contract/web-renderer'
import { KEPT_QUALITY, tagOf, toServedFile, type ServedFile } from './served-file.ts'

export type Asset = {
  type: string
  /** The name carries a hash of the content: browsers keep it for a year. */
  isImmutable: boolean
  file: ServedFile
}

export type Assets = ReadonlyMap<string, Asset>

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Reads the built files into memory: a file that is not there at the start can never be asked for. */
export function readAssets(folder: string): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const known = new Set(names)
  const assets = new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => [`/${name}`, readAsset(folder, name, known)]),
  )
  // Browsers ask for the icon at the root, whatever the page says.
  const icon = assets.get('/icons/favicon.ico')
  if (icon) assets.set('/favicon.ico', icon)
  return assets
}

function readAsset(folder: string, name: string, known: ReadonlySet<string>): Asset {
  const type = types[extname(name)]
  if (!type) throw new Error(`No content type is known for ${name}`)
  const read = (file: string) => (known.has(file) ? readFileSync(join(folder, file)) : undefined)
  const identity = readFileSync(join(folder, name))
  const br = read(`${name}.br`)
  const zipped = read(`${name}.gz`)
  let etag: string | undefined
  return {
    type,
    isImmutable: /^(assets|locales)\//.test(name),
    file: {
      bodies: { identity, ...(br && { br }), ...(zipped && { gzip: zipped }) },
      // Made when it is first needed: a start reads some 300 files.
      get etag() {
        return (etag ??= tagOf(identity))
      },
    },
  }
}

export function toAsset({ type, text }: RenderedFile): Asset {
  return { type, isImmutable: false, file: toServedFile(text, KEPT_QUALITY) }
}
