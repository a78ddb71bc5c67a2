type Hashes = { scriptHashes: readonly string[]; styleHashes: readonly string[] }

/** Browser features that no page of ours uses. A feature that Chromium does not know would be reported in every console. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** On every answer. Pages and the ticker's frame replace the content security policy by their own. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // URLs may contain a mail token, which no other site may see.
    'referrer-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/** A page runs our own scripts and the inline ones that the build knows by hash; nothing else. */
export function pagePolicy({ scriptHashes, styleHashes }: Hashes, isSecure: boolean): string {
  const quote = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quote(scriptHashes)}`,
    `style-src 'self'${quote(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The ticker's frame runs the chart provider's script. It is sandboxed, so that script has no access to our origin,
 * its cookies and storage. It has an opaque origin, so its own script and style are cross-origin: these
 * carry the same headers, or cross-origin-resource-policy would block them.
 */
export function tickerFrameHeaders(): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self' https://s3.tradingview.com",
      "style-src 'self' 'unsafe-inline' https://s3.tradingview.com",
      'img-src data: https://*.tradingview.com',
      'font-src https://*.tradingview.com',
      'connect-src https://*.tradingview.com wss://*.tradingview.com',
      'frame-src https://*.tradingview.com https://*.tradingview-widget.com',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'cross-origin',
  }
}
