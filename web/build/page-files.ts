import type { Manifest } from 'vite'

const ENTRY = 'app/entry-browser.tsx'
const STYLES = 'style.css'
const FONTS = 'app/fonts/settle-fonts.ts'

/** The files of the client build that a page needs. The styles of the whole site are one. */
export function filesOf(manifest: Manifest, pageModule: string) {
  const scripts = new Set<string>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  visit(pageModule)
  const entry = manifest[ENTRY]
  const style = manifest[STYLES]
  const fonts = manifest[FONTS]
  if (!entry || !style || !fonts || !manifest[pageModule]) {
    throw new Error(`The client build has no ${pageModule}`)
  }
  return { entry: entry.file, style: style.file, fonts: fonts.file, scripts: [...scripts] }
}
