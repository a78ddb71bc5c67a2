import type { Answer } from './http-client.ts'
import type { Member, MemberFacts } from './people.ts'
import { proofOf } from './proof.ts'
import { queuedToken } from './queued-mails.ts'
import type { Site } from './site.ts'

let addresses = 0
export function newAddress() {
  addresses += 1
  return `new${addresses}@example.net`
}

/** What people do about a change of email, on one site. */
export class EmailChanges {
  readonly #site: Site

  constructor(site: Site) {
    this.#site = site
  }

  async ask(member: Member, newEmail: string): Promise<Answer> {
    return member.post('/user/email', { newEmail }, await proofOf(member))
  }

  /** A member who asked for another address, with both links. */
  async asked(facts: MemberFacts = {}) {
    const member = await this.#site.people.member(facts)
    const newEmail = newAddress()
    const answer = await this.ask(member, newEmail)
    if (answer.status !== 202) throw new Error(`no change was asked for: ${answer.text}`)
    const link = await queuedToken(this.#site, newEmail)
    return { member, newEmail, link, undoLink: await queuedToken(this.#site, member.email) }
  }

  complete(token: string) {
    return this.#site.people.visitor().post('/auth/email-change/complete', { token })
  }

  undo(token: string) {
    return this.#site.people.visitor().post('/auth/email-change/undo', { token })
  }

  logIn(email: string, password: string) {
    return this.#site.people.visitor().post('/auth/login', { email, password })
  }

  async recoveryToken(member: Member): Promise<string> {
    await this.#site.people.visitor().post(`/auth/account-recovery/email?email=${member.email}`)
    return queuedToken(this.#site, member.email)
  }

  verify(token: string) {
    return this.#site.people.visitor().post(`/auth/account-recovery/verifyCode?token=${token}`)
  }

  setPassword(token: string, password: string) {
    const form = { token, newPassword: password, confirmPassword: password }
    return this.#site.people.visitor().post('/auth/account-recovery/restore', form)
  }
}
