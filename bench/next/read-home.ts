import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from './app/tree.ts'

export type Home = { lang: string; title: string; description: string; header: Tree; rest: Tree[] }

const folder = join(process.cwd(), 'content')
const ROOT = 'root'

/** One file for each language, named by the first part of its address. */
export function listHomes(): { path: string[] }[] {
  return readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .map((name) => ({ path: name === ROOT ? [] : [name] }))
}

export function readHome({ path }: { path?: string[] }): Home {
  return JSON.parse(readFileSync(join(folder, `${path?.[0] ?? ROOT}.json`), 'utf8')) as Home
}
