// Written by art/draw-cards.ts.
import type { Drawing } from '../card-drawing.tsx'

export const emptyStateDrawings = {
  noClubs: {
    quiet: 'M10 66h210M16 71h192M22 76h210M10 81h192M16 86h210M22 91h192M10 96h210',
    line: 'M86 66h58l-8 14H96zM114 66V8',
    gold: 'M114 10l34 11-34 11',
  },
  notFound: {
    quiet: 'M6 90h214M11 94h204M16 98h194M21 102h184M78 14q76-8 88 50',
    line: 'M66 14v76M50 90h32M104 86l62-10m-56-5l-10 15 13 10m-1-26l-10 15 13 10',
    gold: 'M196 71l-33-9 5 28z',
    fill: 'M61.5 10a4.5 4.5 0 109 0a4.5 4.5 0 10-9 0',
  },
} as const satisfies Record<string, Drawing>
