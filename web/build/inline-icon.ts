import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { webFolder } from './paths.ts'

/**
 * The icon as an address that is asked for nowhere: a browser asks for icons with the load, and the largest paint shares its
 * line with them. Written with single quotes, to stand in an attribute.
 */
export async function inlineIcon(): Promise<string> {
  const svg = await readFile(join(webFolder, 'public/icons/favicon.svg'), 'utf8')
  return `data:image/svg+xml,${encodeURI(svg.trim().replaceAll('"', "'")).replaceAll('#', '%23')}`
}
