import { startSite, type Site } from '../../../testing/start-site.ts'
import { payloads } from '../browser/payloads.ts'
import type { Ledger } from '../finding.ts'
import { logIn, logInAsAdmin, makeMember } from '../people.ts'
import { checkAnswers } from '../texts/check-answers.ts'
import { checkCalendars } from '../texts/check-calendars.ts'
import { checkDocuments } from '../texts/check-documents.ts'
import { checkMails } from '../texts/check-mails.ts'
import { plantCommunity, type Community } from '../texts/plant-community.ts'
import { refuseLines } from '../texts/refuse-lines.ts'

/** Hostile texts in every field of clubs, in documents, answers, mails and calendars. */
export async function attackWithTexts(ledger: Ledger) {
  const site = await startSite()
  try {
    const adminSession = await logInAsAdmin(site)
    const communities: Community[] = []
    for (const payload of payloads) communities.push(await plantCommunity(site, adminSession, payload))
    await checkDocuments(ledger, site, communities)
    await checkAnswers(ledger, adminSession, communities)
    await checkCalendars(ledger, site, communities)
    await checkMails(ledger, site, communities)
    await refuseLines(ledger, site)
    await nameDevices(ledger, site)
  } finally {
    await site.remove()
  }
}

/** The name of a device comes from a list, whatever the browser claims. */
async function nameDevices(ledger: Ledger, site: Site) {
  const member = await makeMember(site)
  const agents = [
    ...payloads,
    'x'.repeat(5_000),
    'Mozilla/5.0 (<script>pwned()</script>) Firefox/1"',
    '\u00FF\u00FE',
  ]
  for (const agent of agents) await logIn(site, member, { headers: { 'user-agent': agent } })
  const { body } = await member.call('GET', '/user/sessions')
  const devices = (body['result'] as { device: string }[]).map(({ device }) => device)
  const odd = devices.filter((device) => !/^(?:Unknown device|[A-Z][\w ]{2,40})$/.test(device))
  ledger.note('names of devices from hostile user agents', agents.length, odd)
}
