import displayUrl from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url'
import textUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The two files worth a preload; the faces themselves are declared in base.css. */
export const fontUrls: readonly string[] = [textUrl, displayUrl]
