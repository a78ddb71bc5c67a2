import type { Ledger } from '../finding.ts'
import type { Session } from '../people.ts'
import type { Community } from './plant-community.ts'

/** The API gives back every text as written, as JSON that no browser takes for anything else. */
export async function checkAnswers(ledger: Ledger, adminSession: Session, communities: readonly Community[]) {
  const findings: string[] = []
  let looked = 0
  for (const community of communities) {
    const { payload, owner, reader, applicant, description, markdown } = community
    const { clubID, closedID, handedID } = community
    const reason = description.slice(0, 250)
    const expected: [Session, string, string][] = [
      [reader, `/clubs/${clubID}`, description],
      [reader, `/clubs/${clubID}/announcements`, markdown],
      [reader, `/clubs/${clubID}/meetings`, description],
      [reader, `/clubs/${clubID}/members`, payload.slice(0, 60)],
      [reader, '/user/notices', payload],
      [applicant, '/user/notices', reason],
      [applicant, `/clubs/${handedID}`, reason],
      [owner, `/clubs/${closedID}/requests`, reason],
      [owner, `/clubs/${closedID}/bans`, payload],
      [owner, '/user/passkeys', payload.slice(0, 60)],
      [adminSession, '/admin/reports', description.slice(0, 900)],
      [adminSession, '/admin/reports?state=closed', description.slice(0, 900)],
      [adminSession, '/admin/contact', description],
    ]
    for (const [session, path, text] of expected) {
      const answer = await session.call('GET', path)
      looked += 1
      if (!strings(answer.body).some((one) => one.includes(text.trim())))
        findings.push(`${path} lacks ${text}`)
      if (answer.headers['content-type'] !== 'application/json; charset=utf-8')
        findings.push(`${path} is no JSON`)
      if (answer.headers['x-content-type-options'] !== 'nosniff') findings.push(`${path} may be sniffed`)
    }
  }
  ledger.note('user texts come back as written, as JSON', looked, findings)
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
