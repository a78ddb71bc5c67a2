import type { Site } from '../../../testing/start-site.ts'
import { forbiddenLinks } from '../browser/payloads.ts'
import { announce, makeVerifiedClub, meetingForm } from '../clubs.ts'
import type { Ledger } from '../finding.ts'
import { call } from '../http-client.ts'
import { logInAsAdmin, makeMember, signupForm, type Person } from '../people.ts'
import { addPasskey } from '../passkeys.ts'
import { brokenLines } from './hostile-texts.ts'

type Field = (text: string) => Promise<{ status: number; text: string }>

/** Line breaks, controls and changes of direction in texts of one line; links of other schemes. */
export async function refuseLines(ledger: Ledger, site: Site) {
  const owner = await makeMember(site)
  const fields = await listFields(site, owner)
  const findings: string[] = []
  for (const [name, send] of Object.entries(fields)) {
    for (const [kind, line] of Object.entries(brokenLines)) {
      const { status, text } = await send(line)
      const mayBeEmpty = kind === 'invisible characters only' && name === 'meeting place'
      if (status !== 400 && !mayBeEmpty) findings.push(`${kind} in ${name}: ${status} ${text.slice(0, 100)}`)
    }
  }
  const count = Object.keys(fields).length
  ledger.note(
    'line breaks and controls in texts of one line',
    count * Object.keys(brokenLines).length,
    findings,
    `${count} fields`,
  )
  await refuseLinks(ledger, fields['meeting link'])
}

async function listFields(site: Site, owner: Person) {
  const club = await makeVerifiedClub(await logInAsAdmin(site), owner)
  const announcementID = await announce(club)
  const { id: passkeyID } = await addPasskey(site, owner)
  const path = `/clubs/${club.clubID}`
  const form = { title: 'A club', description: 'A text', country: 'Italy', privacy: false }
  const rename = (name: string, text: string) =>
    owner.call('PUT', `/profiles/user/${name}`, {
      valueType: name,
      toChange: { fieldValue: name === 'firstName' ? 'Ada' : 'Rossi', newValue: text },
    })
  return {
    'first name of a signup': (firstName) =>
      call(site.url, 'POST', '/auth/signup', { body: signupForm({ firstName }) }),
    'first name': (text) => rename('firstName', text),
    'last name': (text) => rename('lastName', text),
    'club title': (title) => owner.call('POST', '/user/club', { ...form, title }),
    'changed club title': (value) =>
      owner.call('PUT', '/user/club/single/title', { clubID: club.clubID, value }),
    'contact name': (contactName) =>
      owner.call('POST', '/user/club', {
        ...form,
        contacts: [{ contactName, contactLink: 'https://example.com' }],
      }),
    'announcement title': (title) => owner.call('POST', `${path}/announcements`, { title, text: 'A text' }),
    'changed announcement title': (title) =>
      owner.call('PUT', `${path}/announcements/${announcementID}`, { title, text: 'A text' }),
    'meeting title': (title) => owner.call('POST', `${path}/meetings`, meetingForm({ title })),
    'meeting place': (place) => owner.call('POST', `${path}/meetings`, meetingForm({ place })),
    'meeting link': (text) =>
      owner.call(
        'POST',
        `${path}/meetings`,
        meetingForm({ link: text.includes(':') ? text : `https://${text}` }),
      ),
    'passkey name': (name) => owner.call('PUT', `/user/passkeys/${passkeyID}`, { name }),
    'subject of a message': (subject) =>
      call(site.url, 'POST', '/contact', {
        body: { email: 'ada@example.com', subject, message: 'A question', csrf: '' },
      }),
    'address of a message': (text) =>
      call(site.url, 'POST', '/contact', {
        body: { email: `${text}@example.com`, subject: 'Hello', message: 'A question', csrf: '' },
      }),
  } satisfies Record<string, Field>
}

async function refuseLinks(ledger: Ledger, send: Field) {
  const findings: string[] = []
  // A meeting's link begins with https; an address of mail is none.
  for (const link of [...forbiddenLinks, 'mailto:club@example.com']) {
    const { status } = await send(link)
    if (status !== 400) findings.push(`${JSON.stringify(link)} answered ${status}`)
  }
  ledger.note('links of meetings with other schemes', forbiddenLinks.length + 1, findings)
}
