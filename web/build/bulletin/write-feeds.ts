import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, localizePath } from '@aurivane/contract/locales'
import type { Texts } from '../../app/texts/texts.ts'
import type { Prerenderer } from '../bundle.ts'
import { composeFeed, FEED_PATH } from './compose-feed.ts'

/** One feed per language, where its readers look for it: /bulletin/rss.xml and below each prefix. */
export async function writeFeeds({ allTexts }: Prerenderer, outDir: string, origin: string): Promise<void> {
  for (const locale of locales) {
    const texts = allTexts[locale] as unknown as Pick<Texts, 'bulletin' | 'bulletinPosts'>
    const feed = composeFeed({
      locale,
      origin,
      title: texts.bulletin.feedTitle,
      description: texts.bulletin.meta.description,
      tags: texts.bulletin.tags,
      posts: texts.bulletinPosts.posts,
    })
    const file = join(outDir, localizePath(FEED_PATH, locale))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, feed)
  }
}
