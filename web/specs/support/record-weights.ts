import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderBuiltSite } from './built-site.ts'
import { nameOf, scriptsOf, scriptsOfTabs, weighByName, type Weights } from './page-weights.ts'

export const recordFile = fileURLToPath(new URL('../weights.json', import.meta.url))

/** What the files weigh now. A budget that is broken later says what has grown since. */
export async function weighSite(): Promise<Weights> {
  const { all: pages, views, assets } = await renderBuiltSite()
  const all = [...pages, ...views]
  const chunks = assets.filter(({ file }) => /^assets\/.*\.js$/.test(file)).map(({ file }) => file)
  const scripts = all.flatMap((page) => [
    ...scriptsOf(page),
    ...(page.path === '/profile' ? Object.values(scriptsOfTabs(page, chunks)).flat() : []),
  ])
  const documents = Object.fromEntries(
    all.map((page) => [page.url, weighByName([page.file])[nameOf(page.file)] ?? 0]),
  )
  return { ...weighByName([...new Set(scripts)]), ...documents }
}

if (import.meta.main) writeFileSync(recordFile, `${JSON.stringify(await weighSite(), null, 2)}\n`)
