import type { Manifest } from 'vite'

const ENTRY = 'app/entry-browser.tsx'

/** The scripts of the client build that a page needs, with all that they import. */
export function filesOf(manifest: Manifest, pageModule: string) {
  const seen = new Set<string>()
  const scripts: string[] = []
  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    scripts.push(`/${chunk.file}`)
  }
  visit(ENTRY)
  visit(pageModule)
  const entry = manifest[ENTRY]
  if (!entry || !manifest[pageModule]) throw new Error(`The client build has no ${pageModule}`)
  return { entry: `/${entry.file}`, scripts }
}
