import type { Manifest } from 'vite'

const ENTRY = 'app/entry-browser.tsx'

/** The files of the client build that a page needs: styles in the order in which they apply, and scripts. */
export function filesOf(manifest: Manifest, pageModule: string) {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visited = new Set<string>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  visit(ENTRY)
  visit(pageModule)
  const entry = manifest[ENTRY]
  if (!entry || !manifest[pageModule]) throw new Error(`The client build has no ${pageModule}`)
  return { entry: entry.file, styles: [...styles], scripts: [...scripts] }
}
