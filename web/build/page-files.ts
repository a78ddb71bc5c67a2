import type { Manifest } from 'vite'

const ENTRY = 'app/entry-browser.tsx'
const STYLES = 'style.css'
const FINISH = 'app/finish/finish-page.ts'

/** The files of the client build that a page needs, each script after those it needs. The styles of the whole site are one. */
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
  // The entry before the page: it settles what the page's libraries look for when they are first run.
  visit(ENTRY)
  visit(pageModule)
  const style = manifest[STYLES]
  const finish = manifest[FINISH]
  if (!manifest[ENTRY] || !style || !finish || !manifest[pageModule]) {
    throw new Error(`The client build has no ${pageModule}`)
  }
  // It starts the app: whatever imports it runs after it, too late. A part of the frame belongs to its file (vite.config.ts).
  const late = Object.values(manifest).find(({ imports }) => imports?.includes(ENTRY))
  if (late) throw new Error(`${late.file} imports ${ENTRY}`)
  // It comes before the app, and must not bring parts of it along.
  if (finish.imports) throw new Error(`${FINISH} is not alone in its file`)
  return { style: `/${style.file}`, finish: `/${finish.file}`, scripts }
}
