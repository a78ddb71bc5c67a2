import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const cacheFolder = `${root}.cache`
/** Where Node.js keeps what V8 has compiled, so that the next start is quicker. */
export const compileCacheFolder = `${cacheFolder}/compiled`
