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
  noConnection: {
    quiet: 'M6 96h218M6 99h218M6 102h218',
    line: 'M36 14v82M24 24h24M28 34h16M36 56l-12 40m12-40l12 40M194 14v82M182 24h24M186 34h16M194 56l-12 40m12-40l12 40M36 24c20 20 38 26 62 27m96-27c-20 20-38 26-62 27',
    gold: 'M104 40l-3-8m14 5V27m11 13l3-8M104 62l-3 8m14-5v10m11-13l3 8',
  },
  noResults: {
    quiet:
      'M6 12h74.2M111.8 12h96.2M6 24h57.5M128.5 24h79.5M6 36h51.4M134.6 36h73.4M6 48h50.1M135.9 48h72.1M6 60h52.8M133.2 60h74.8M6 72h61.1M124.9 72h83.1M6 84h202M6 96h202',
    line: 'M60 46a36 36 0 1072 0a36 36 0 10-72 0M121.5 71.5L145.5 95.5',
    gold: 'M68.4 41.1A28 28 0 0191.1 18.4',
  },
} as const satisfies Record<string, Drawing>
