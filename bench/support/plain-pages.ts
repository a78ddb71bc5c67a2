import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { locales, localeOfPath } from '@aurivane/contract/locales'

const clientFolder = fileURLToPath(new URL('../../web/dist/client/', import.meta.url))

/** Addresses of the English pages for everybody, as the site's own sitemap lists them. */
export async function publicPages(siteUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  return addresses.filter((path) => localeOfPath(path) === null && !/^\/(login|register)$/.test(path))
}

export async function fetchDocument(siteUrl: string, path: string): Promise<string> {
  const locale = localeOfPath(path) ?? locales[0]
  return (await fetch(siteUrl + path, { headers: { 'accept-language': locale } })).text()
}

/** The same pages as plain HTML: texts, styles and pictures, and not one script. Answers where their files are. */
export async function writePlainPages(folder: string, siteUrl: string, paths: readonly string[]) {
  for (const path of paths) {
    const html = (await fetchDocument(siteUrl, path)).replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    const file = join(folder, plainFile(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  }
  return clientFolder
}

export function plainFile(path: string): string {
  return path === '/' ? '/plain/home.html' : `/plain${path}.html`
}
