import { fileURLToPath } from 'node:url'

const fromWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const webFolder = fromWeb('')
/** Public files. */
export const clientFolder = fromWeb('dist/client')
/** Run by the server. */
export const serverFolder = fromWeb('dist/server')
export const contentFolder = fromWeb('content')
export const publicFolder = fromWeb('public')
/** Not deployed: bundles that only the build runs, and a cache of compressed files. */
export const cacheFolder = fromWeb('../.cache/web')
