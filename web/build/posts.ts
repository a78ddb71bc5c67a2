import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from './paths.ts'

/** A bulletin post is a folder; its name is the slug. */
export async function findSlugs(): Promise<string[]> {
  try {
    const entries = await readdir(join(contentFolder, 'bulletin'), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  } catch {
    return []
  }
}
