/** The vane: arrow, mast and foot. Also read by the scripts that draw icons and preview images. */
export const fullMark = {
  size: 48,
  line: 'M22 11v32M13 44h18M9.5 18H31M3.5 11l6 7-6 7M11 11l6 7-6 7M14 32h16',
  head: 'M45.5 18L30 8.5v19z',
  solid:
    'M19 9a3 3 0 106 0 3 3 0 10-6 0M10.7 32a2.3 2.3 0 104.6 0 2.3 2.3 0 10-4.6 0M28.7 32a2.3 2.3 0 104.6 0 2.3 2.3 0 10-4.6 0',
} as const

/** Fewer and heavier strokes for sizes below 32 px. */
export const smallMark = {
  size: 24,
  line: 'M11 9v12M7 21.5h8M2 5.2L5.3 9 2 12.8M5.3 9H15',
  head: 'M22.8 9L14.5 4v10z',
} as const
