import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf, type Mail } from '../../../testing/mailbox.ts'
import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { sendRaw } from '../http-client.ts'
import { splitAnswers } from '../paths/raw-answers.ts'
import { makeMember, newEmail, signupForm } from '../people.ts'

const EVIL = 'evil.example'
const PUBLIC_URL = 'https://aurivane.example'

/** Forged Host and X-Forwarded-* headers, and request smuggling: links come from PUBLIC_URL alone. */
export async function attackHeaders(ledger: Ledger) {
  for (const trust of ['', '1']) {
    const site = await startSite({ env: { PUBLIC_URL, ...(trust && { TRUST_PROXY: trust }) } })
    try {
      await forgeHost(ledger, site, trust ? 'with TRUST_PROXY' : 'without TRUST_PROXY')
      if (!trust) await smuggle(ledger, site)
    } finally {
      await site.remove()
    }
  }
}

const forgeries: string[][] = [
  [`Host: ${EVIL}`],
  [`Host: localhost:1@${EVIL}`],
  [`Host: aurivane.example.${EVIL}`],
  ['Host: aurivane.example', `X-Forwarded-Host: ${EVIL}`],
  ['Host: aurivane.example', `X-Forwarded-Host: ${EVIL}`, 'X-Forwarded-Proto: http', 'X-Forwarded-Port: 81'],
  ['Host: aurivane.example', `Forwarded: for=1.2.3.4;host=${EVIL};proto=http`],
  ['Host: aurivane.example', `X-Original-URL: //${EVIL}/`, `X-Rewrite-URL: //${EVIL}/`],
  [
    'Host: aurivane.example',
    `X-Host: ${EVIL}`,
    `X-Forwarded-Server: ${EVIL}`,
    `X-HTTP-Host-Override: ${EVIL}`,
  ],
  ['Host: aurivane.example', `Origin: https://${EVIL}`, `Referer: https://${EVIL}/`],
]

async function forgeHost(ledger: Ledger, site: Site, how: string) {
  const findings: string[] = []
  const ada = await makeMember(site)
  const close = 'Connection: close'
  for (const lines of forgeries) {
    for (const target of [
      '/',
      '/en/aboutus',
      '/aboutus/',
      '/sitemap.xml',
      '/bulletin/rss.xml',
      '/api/v1/docs',
    ]) {
      const text = await sendRaw(
        site.url,
        `${[`GET ${target} HTTP/1.1`, ...lines, close].join('\r\n')}\r\n\r\n`,
      )
      if (text.includes(EVIL)) findings.push(`${target} with ${lines.join(', ')} names the forged host`)
      if (!/^HTTP\/1\.1 [234]/.test(text)) findings.push(`${target}: ${text.slice(0, 30)}`)
    }
    const body = JSON.stringify(signupForm({ email: newEmail() }))
    const type = ['Content-Type: application/json', `Content-Length: ${body.length}`]
    for (const origin of ['', `http://${EVIL}`]) {
      const recovery = `${origin}/api/v1/auth/account-recovery/email?email=${ada.email}`
      await sendRaw(site.url, `${[`POST ${recovery} HTTP/1.1`, ...lines, close].join('\r\n')}\r\n\r\n`)
    }
    const head = ['POST /api/v1/auth/signup HTTP/1.1', ...lines, ...type, close].join('\r\n')
    await sendRaw(site.url, `${head}\r\n\r\n${body}`)
  }
  const mails = await receiveAll(site, 1 + forgeries.length * 2)
  findings.push(...mails.flatMap((mail) => checkLinks(mail.text + mail.html)))
  const note = `${mails.length} mails, every link from PUBLIC_URL`
  ledger.note(`forged hosts ${how}`, forgeries.length * 9, findings, note)
}

/** Each forgery must cause a confirmation and a recovery mail, otherwise nothing is proven. */
async function receiveAll(site: Site, count: number): Promise<Mail[]> {
  for (let round = 0; round < 60; round += 1) {
    const mails = await mailboxOf(site.dataDir).all()
    if (mails.length >= count) return mails
    await wait(500)
  }
  throw new Error(`fewer than ${count} mails arrived`)
}

function checkLinks(text: string): string[] {
  const links = text.match(/https?:\/\/[^\s"'<>]+/g) ?? []
  return links.filter((link) => !link.startsWith(`${PUBLIC_URL}/`)).map((link) => `a mail links to ${link}`)
}

const hidden = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const json = 'Content-Type: application/json\r\n'
const post = `POST /api/v1/contact HTTP/1.1\r\nHost: x\r\n${json}`
const length = (text: string) => `Content-Length: ${text.length}\r\n`
const transfers = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow',
  'Transfer-Encoding: cow\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'X: y\nTransfer-Encoding: chunked',
  'transfer-encoding: CHUNKED',
  'Transfer-Encoding: "chunked"',
]

/** Requests that two parsers could split differently. The smuggled one must never be answered. */
const smuggled = [
  ...transfers.map((line) => `${post}${length(`0\r\n\r\n${hidden}`)}${line}\r\n\r\n0\r\n\r\n${hidden}`),
  ...transfers.map((line) => `${post}Content-Length: 4\r\n${line}\r\n\r\n2\r\n{}\r\n0\r\n\r\n${hidden}`),
  `${post}Content-Length: 2\r\nContent-Length: ${2 + hidden.length}\r\n\r\n{}${hidden}`,
  `${post}Content-Length: 2, ${2 + hidden.length}\r\n\r\n{}${hidden}`,
  `${post}Content-Length: +${2 + hidden.length}\r\n\r\n{}${hidden}`,
  `${post}Content-Length: 0x2\r\n\r\n{}${hidden}`,
  `${post}Content-Length: -1\r\n\r\n{}${hidden}`,
  `${post}Content-Length: ${'9'.repeat(40)}\r\n\r\n{}${hidden}`,
  `${post}Content Length: 2\r\n\r\n{}${hidden}`,
  `${post}Content-Length : 2\r\n\r\n{}${hidden}`,
  `${post}Transfer-Encoding: chunked\r\n\r\n2;a=b\n{}\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}X\r\n0\r\n\r\n${hidden}`,
  `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n${hidden}`,
  `GET /aboutus HTTP/1.1\r\nHost: x\r\nX-A: b\r\n\r\n \r\n${hidden}`,
  `GET /aboutus HTTP/1.1\r\nHost: x\r\nHost: ${EVIL}\r\n\r\n`,
  `GET /aboutus HTTP/1.1\r\n\r\n`,
  `GET /aboutus HTTP/1.0\r\n\r\n`,
  `GET /aboutus HTTP/0.9\r\n\r\n`,
  `GET /aboutus\r\n\r\n`,
  `GET /a HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n`,
  `GET /a HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `CONNECT ${EVIL}:443 HTTP/1.1\r\nHost: x\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET http://${EVIL}/aboutus HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /aboutus HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAA\r\n\r\n`,
  `GET /aboutus HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `GET /aboutus HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n`,
]

async function smuggle(ledger: Ledger, site: Site) {
  const findings: string[] = []
  const counts = new Map<number, number>()
  for (const request of smuggled) {
    const answers = splitAnswers(await sendRaw(site.url, request))
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
    const shown = JSON.stringify(request.slice(0, 160))
    // Bytes after a complete request may be refused as malformed, but never be answered.
    const later = answers.slice(1).filter(({ status }) => status !== 400)
    if (later.length > 0) findings.push(`${answers.length} answers to ${shown}`)
    if (answers.some(({ status }) => status >= 500)) findings.push(`a failure for ${shown}`)
  }
  const note = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
  ledger.note(
    'requests of two lengths, odd chunks, odd lines: nothing hidden is answered',
    smuggled.length,
    findings,
    note,
  )
  const proof = `GET /api/v1/health/live HTTP/1.1\r\nHost: x\r\n\r\n`
  const both = splitAnswers(await sendRaw(site.url, proof + proof)).length
  ledger.check('two plain requests do bring two answers', both === 2, `${both} answers`)
}
