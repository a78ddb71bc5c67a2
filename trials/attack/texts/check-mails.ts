import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf, type Mail } from '../../../testing/mailbox.ts'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { findMarkup } from './check-documents.ts'
import type { Community } from './plant-community.ts'

const WAIT_MS = 30_000
/** Of a reader: announcement, two meetings, a changed and a cancelled one, besides those of the account. */
const NOTICES_OF_READER = 5
const allowedHeaders =
  /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-[\w-]+|auto-submitted|x-auto-response-suppress|list-[\w-]+)$/i

/** Texts of people in mails: one reader, no header of their own, no markup. */
export async function checkMails(ledger: Ledger, site: Site, communities: readonly Community[]) {
  const findings: string[] = []
  const mailbox = mailboxOf(site.dataDir)
  for (const { payload, reader } of communities) {
    const about = async () =>
      (await mailbox.to(reader.email)).filter(({ subject }) => subject.includes(payload.slice(0, 20)))
    const giveUpAt = Date.now() + WAIT_MS
    while ((await about()).length < NOTICES_OF_READER && Date.now() < giveUpAt) await wait(200)
    const { length } = await about()
    if (length < NOTICES_OF_READER) findings.push(`${length} mails about ${payload} arrived`)
  }
  const mails = await mailbox.all()
  findings.push(...mails.flatMap((mail) => checkMail(mail).map((trace) => `${mail.subject}: ${trace}`)))
  ledger.note('user texts in mails: headers and HTML', mails.length, findings)
}

function checkMail({ to, subject, html, raw }: Mail): string[] {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ')
  const names = head.split(/\r?\n/).map((line) => line.slice(0, line.indexOf(':')))
  return [
    ...(to.length === 1 ? [] : [`${to.length} readers`]),
    ...names.filter((name) => !allowedHeaders.test(name)).map((name) => `the header ${name}`),
    ...(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(subject) ? ['a subject with control characters'] : []),
    ...findMarkup(html),
  ]
}
