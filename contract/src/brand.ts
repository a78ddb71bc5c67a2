/**
 * Every fact about the brand, and the only file that knows them. Addresses of our own use reserved `.example`
 * names so that nothing points at a real company; services of others are the real ones.
 */
export const brand = {
  name: 'Aurivane',
  supportEmail: 'support@aurivane.example',
  mailFrom: 'Aurivane <no-reply@aurivane.example>',
  securityEmail: 'security@aurivane.example',
  chatChannelUrl: 'https://chat.aurivane.example/community',
  sisterProduct: { name: 'Aurivane Intelligence', url: 'https://ai.aurivane.example' },
  social: [
    { name: 'Mastodon', url: 'https://social.aurivane.example/@aurivane' },
    { name: 'LinkedIn', url: 'https://linkedin.aurivane.example' },
    { name: 'YouTube', url: 'https://video.aurivane.example' },
  ],
  economicCalendarUrl: 'https://www.tradingview.com/economic-calendar/',
} as const

/** The site of a licensed country, for example https://it.aurivane.example */
export function countrySiteUrl(countryCode: string) {
  return `https://${countryCode.toLowerCase()}.aurivane.example`
}
