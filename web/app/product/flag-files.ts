/** Flags whose coat of arms takes more bytes as lines than as a small bitmap; web/art/copy-flags.ts checks the list. */
export const bitmapFlags: readonly string[] = ['br', 'es', 'lk', 'mx', 'om', 'pt', 'sa']

/** Takes an ISO 3166-1 alpha-2 code in either case. */
export function flagPath(code: string): string {
  const name = code.toLowerCase()
  return `/flags/${name}.${bitmapFlags.includes(name) ? 'webp' : 'svg'}`
}
