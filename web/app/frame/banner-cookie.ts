/** Without an end of its own: it lasts for the browser session, in all tabs. The boot script reads it before the first paint. */
export const BANNER_COOKIE = 'banner'
