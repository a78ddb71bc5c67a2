import { fileURLToPath } from 'node:url'

const fromWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const webFolder = fromWeb('')
/** Served to everybody. */
export const clientFolder = fromWeb('dist/client')
/** Run by the server. */
export const serverFolder = fromWeb('dist/server')
export const contentFolder = fromWeb('content')
export const publicFolder = fromWeb('public')
/** Not part of the product: bundles that only the build runs, compressed files of earlier builds. */
export const cacheFolder = fromWeb('../.cache/web')
