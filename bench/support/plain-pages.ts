import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url))

type SitePage = {
  url: string
  path: string
  locale: string
  file: string
  access: string
  indexable: boolean
}

/** The English pages that anybody may read. */
export function publicPages(): SitePage[] {
  const { pages } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as { pages: SitePage[] }
  return pages.filter(({ locale, access, indexable }) => locale === 'en' && access === 'public' && indexable)
}

/** The same page as plain HTML: its texts, styles and pictures, and not one script. */
export function writePlainPages(folder: string, pages: readonly SitePage[]) {
  for (const page of pages) {
    const html = readFileSync(join(dist, page.file), 'utf8').replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    const file = join(folder, plainFile(page.url))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  }
  return dist
}

export function plainFile(url: string): string {
  return url === '/' ? '/plain/home.html' : `/plain${url}.html`
}
