import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distFolder } from '../../build/paths.ts'
import type { Site, SitePage } from '../../build/site.ts'

/** The site as the build left it: these specs read what is served, not what made it. */
export function readBuiltSite() {
  const list = join(distFolder, 'site.json')
  if (!existsSync(list)) throw new Error('There is no built site: npm run build')
  const site = JSON.parse(readFileSync(list, 'utf8')) as Site
  return { ...site, all: [...site.pages, ...Object.values(site.notFound)] }
}

export function fileOf(page: SitePage): string {
  return join(distFolder, page.file)
}

export function readBuilt(file: string): string {
  return readFileSync(join(distFolder, file), 'utf8')
}
