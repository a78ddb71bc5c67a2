import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The Latin parts, which every page shows. Browsers fetch the others by their `unicode-range` when a letter needs them. */
export const preloadedFonts: readonly string[] = [instrument, brygada]
