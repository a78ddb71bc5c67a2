import { setTimeout as wait } from 'node:timers/promises'
import { mailboxOf, tokenIn } from '../../../testing/mailbox.ts'
import type { Site } from '../../../testing/start-site.ts'
import { makeMemberAnywhere } from '../limits/limited-site.ts'
import { fromAnywhere } from '../many.ts'
import { expectYes, newEmail, type Person } from '../people.ts'
import { proofOf } from '../proofs.ts'

const WAIT_MS = 20_000

/** The token in the newest mail of this subject. */
export async function tokenOf(site: Site, address: string, subject: string): Promise<string> {
  const giveUpAt = Date.now() + WAIT_MS
  for (;;) {
    const mails = await mailboxOf(site.dataDir).to(address)
    const mail = mails.findLast((one) => one.subject === subject)
    if (mail) return tokenIn(mail)
    if (Date.now() > giveUpAt) throw new Error(`The mail "${subject}" did not arrive at ${address}`)
    await wait(50)
  }
}

export type AskedChange = { person: Person; address: string; link: string; undoLink: string }

/** A member who asked for another address, with both links. */
export async function askForChange(site: Site): Promise<AskedChange> {
  const person = await makeMemberAnywhere(site)
  const address = newEmail()
  const headers = { ...(await proofOf(person, person, fromAnywhere())), ...fromAnywhere() }
  expectYes(await person.call('POST', '/user/email', { newEmail: address }, { headers }))
  return {
    person,
    address,
    link: await tokenOf(site, address, 'Confirm your new email address'),
    undoLink: await tokenOf(site, person.email, 'Your email address is about to change'),
  }
}
