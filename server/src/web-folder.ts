import { fileURLToPath } from 'node:url'

/** The built site, as seen from `server/src` and from `server/dist` alike. */
export const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
