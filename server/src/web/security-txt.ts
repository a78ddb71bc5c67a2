import { brand } from '@aurivane/contract/brand'
import { DAY_MS } from '@aurivane/contract/limits'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { FastifyInstance } from 'fastify'

type Facts = { publicUrl: string; supportEmail: string }

const ADDRESS = '/.well-known/security.txt'
const VALID_MS = 180 * DAY_MS

/** How to report a weakness (RFC 9116). Written when it is asked for, so that it never lapses while the site runs. */
export function writeSecurityTxt({ publicUrl, supportEmail }: Facts, now: Date): string {
  const contacts = [...new Set([brand.securityEmail, supportEmail])]
  // To the day: it changes once a day, and not with every request.
  const expires = new Date(Math.floor((now.getTime() + VALID_MS) / DAY_MS) * DAY_MS)
  return [
    ...contacts.map((address) => `Contact: mailto:${address}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}${ADDRESS}`,
    `Policy: ${publicUrl}${paths.terms}`,
    '',
  ].join('\n')
}

export function serveSecurityTxt(app: FastifyInstance, facts: Facts) {
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(writeSecurityTxt(facts, new Date())),
  )
}
