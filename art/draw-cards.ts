import { aboutUs } from './cards/about-us.ts'
import { emptyStates } from './cards/empty-states.ts'
import { home } from './cards/home.ts'
import { howThisWorks } from './cards/how-this-works.ts'
import type { CardDrawing } from './cards/pen.ts'
import { writeModule } from './write-module.ts'

// One module per page: a page loads the drawings it shows and no others.
const modules: { file: string; name: string; drawings: Record<string, CardDrawing> }[] = [
  { file: 'home.ts', name: 'homeDrawings', drawings: home },
  { file: 'how-this-works.ts', name: 'howThisWorksDrawings', drawings: howThisWorks },
  { file: 'about-us.ts', name: 'aboutUsDrawings', drawings: aboutUs },
  { file: 'empty-states.ts', name: 'emptyStateDrawings', drawings: emptyStates },
]

function moduleText(name: string, drawings: Record<string, CardDrawing>): string {
  const entries = Object.entries(drawings).map(([key, drawing]) => {
    const layers = Object.entries(drawing).map(([layer, path]) => `    ${layer}: '${path}',\n`)
    return `  ${key}: {\n${layers.join('')}  },\n`
  })
  return `// Written by art/draw-cards.ts.
import type { Drawing } from '../card-drawing.tsx'

export const ${name} = {
${entries.join('')}} as const satisfies Record<string, Drawing>
`
}

export async function drawCards() {
  for (const { file, name, drawings } of modules) {
    await writeModule(`card-drawings/${file}`, moduleText(name, drawings))
  }
}

if (import.meta.main) await drawCards()
