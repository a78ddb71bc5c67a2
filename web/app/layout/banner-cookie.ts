/** A session cookie, shared by all tabs. The boot script reads it before the first paint. */
export const BANNER_COOKIE = 'banner'
