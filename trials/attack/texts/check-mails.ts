import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf, type Mail } from '../../../testing/mailbox.ts'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { findMarkup } from './check-documents.ts'
import { misleading } from './hostile-texts.ts'
import type { Community } from './plant-community.ts'

const WAIT_MS = 30_000
/** Besides those of the account: announcement, two meetings, a changed and a cancelled one, outcome of a report. */
const MAILS_OF_READER = 6
/** Request declined, removal, offer, ban, club handed over, club declined. */
const MAILS_OF_APPLICANT = 6
const allowedHeaders =
  /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-[\w-]+|auto-submitted|x-auto-response-suppress|list-[\w-]+)$/i

/** Texts of people in mails: one reader, no header of their own, no markup. */
export async function checkMails(ledger: Ledger, site: Site, communities: readonly Community[]) {
  const findings: string[] = []
  const mailbox = mailboxOf(site.dataDir)
  for (const { payload, reader, applicant } of communities) {
    for (const [{ email }, count] of [
      [reader, MAILS_OF_READER],
      [applicant, MAILS_OF_APPLICANT],
    ] as const) {
      const about = async () =>
        (await mailbox.to(email)).filter(({ subject }) => subject.includes(payload.slice(0, 20)))
      const giveUpAt = Date.now() + WAIT_MS
      while ((await about()).length < count && Date.now() < giveUpAt) await wait(200)
      const mails = await about()
      if (mails.length < count) findings.push(`${mails.length} mails about ${payload} arrived at ${email}`)
      // Without a reason in a mail, the check of its body would show nothing.
      if (!mails.some(({ text, html }) => [text, html].every((body) => body.includes('and evil text'))))
        findings.push(`no mail to ${email} holds the reason with ${payload}`)
    }
  }
  const mails = await mailbox.all()
  findings.push(...mails.flatMap((mail) => checkMail(mail).map((trace) => `${mail.subject}: ${trace}`)))
  ledger.note('user texts in mails: headers, text and HTML', mails.length, findings)
}

function checkMail({ to, subject, text, html, raw }: Mail): string[] {
  const head = raw.slice(0, raw.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ')
  const names = head.split(/\r?\n/).map((line) => line.slice(0, line.indexOf(':')))
  return [
    ...(to.length === 1 ? [] : [`${to.length} readers`]),
    ...names.filter((name) => !allowedHeaders.test(name)).map((name) => `the header ${name}`),
    ...(/\p{Cc}/u.test(subject) ? ['a subject with control characters'] : []),
    ...(misleading.test(subject + text + html) ? ['characters that mislead'] : []),
    ...findMarkup(html),
  ]
}
