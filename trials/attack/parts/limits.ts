import { mailboxOf } from '../../../testing/mailbox.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { call } from '../http-client.ts'
import { evadeDirectly, evadeThroughProxy } from '../limits/evasions.ts'
import { makeMemberAnywhere, postFromAnywhere, startLimitedSite } from '../limits/limited-site.ts'
import { atOnce, countStatus, fromAnywhere, tally } from '../many.ts'
import { newEmail, signupForm } from '../people.ts'

const WRONG = 'not the password at all'
/** Mails are taken from the queue within this. */
const MAILS_WAIT_MS = 4_000

/** Every limit against attempts to evade it. */
export async function attackLimits(ledger: Ledger) {
  await evadeDirectly(ledger)
  await evadeThroughProxy(ledger)
  const site = await startLimitedSite()
  try {
    await guessPasswords(ledger, site)
    await askTwoFactor(ledger, site)
    await floodMailbox(ledger, site)
    await floodConfirmations(ledger, site)
  } finally {
    await site.remove()
  }
}

const disguises = [
  (email: string) => email,
  (email: string) => email.toUpperCase(),
  (email: string) => ` ${email}`,
  (email: string) => `${email}\u00A0`,
  (email: string) => email.replace('example', 'Example'),
]
const disguise = (email: string, place: number) => disguises[place % disguises.length]?.(email) ?? email

/** 10 failures per account and 15 minutes, however many addresses they come from and however the email is written. */
async function guessPasswords(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const answers = await atOnce(40, (place) =>
    postFromAnywhere(site, '/auth/login', { email: disguise(ada.email, place), password: WRONG }),
  )
  const looked = countStatus(answers, 401)
  ledger.note('40 wrong passwords at once: at most 10', 40, looked > 10 ? [`${looked}`] : [], tally(answers))
  const right = await postFromAnywhere(site, '/auth/login', { email: ada.email, password: ada.password })
  const waits = Number(right.headers['retry-after'])
  const holds = right.status === 429 && waits > 0 && waits <= 900
  ledger.check('the account opens again by itself', holds, `${right.status}, ${waits} s`, `in ${waits} s`)
  const recovery = await postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`)
  ledger.check('recovery still works meanwhile', recovery.status === 202, recovery.text)
  const other = await makeMemberAnywhere(site)
  const bystander = await postFromAnywhere(site, '/auth/login', {
    email: other.email,
    password: other.password,
  })
  ledger.check('others are not kept out', bystander.status === 202, bystander.text)
}

/** The two-factor calls do not bypass the limit of login. */
async function askTwoFactor(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  await ada.call('GET', '/user/2FA/qrcode')
  const answers = await atOnce(30, (place) =>
    ada.call('POST', place % 2 ? '/user/2FA/enable' : '/user/2FA/disable', {
      password: WRONG,
      code: '000000',
    }),
  )
  const looked = countStatus(answers, 403)
  const right = await postFromAnywhere(site, '/auth/login', { email: ada.email, password: ada.password })
  const findings = [
    ...(looked > 10 ? [`${looked} passwords were looked at`] : []),
    ...(right.status === 429 ? [] : ['login does not share the count']),
  ]
  ledger.note('passwords asked of the two-factor calls: at most 10', 30, findings, tally(answers))
}

async function countMails(site: Site, email: string): Promise<number> {
  await wait(MAILS_WAIT_MS)
  const mails = await mailboxOf(site.dataDir).all()
  return mails.filter((mail) => mail.to.some((to) => to.toLowerCase() === email)).length
}

async function floodMailbox(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const before = await countMails(site, ada.email)
  const answers = await atOnce(20, (place) => {
    const email = encodeURIComponent(disguise(ada.email, place).trim())
    return postFromAnywhere(site, `/auth/account-recovery/email?email=${email}`)
  })
  const sent = (await countMails(site, ada.email)) - before
  const findings = [
    ...(sent > 3 || sent < 1 ? [`${sent} mails were sent`] : []),
    ...(new Set(answers.map(({ text }) => text)).size > 1 ? ['the answers differ'] : []),
  ]
  ledger.note('20 recovery mails asked for at once: at most 3', 20, findings, `${sent} sent`)
}

async function floodConfirmations(ledger: Ledger, site: Site) {
  const email = newEmail()
  const signups = await atOnce(12, () =>
    postFromAnywhere(site, '/auth/signup', signupForm({ email: email.toUpperCase() })),
  )
  const first = await postFromAnywhere(site, '/auth/login', { email, password: signupForm().password })
  const { uid, atoken } = first.body['userObject'] as { uid: number; atoken: string }
  const headers = { uid: String(uid), authorization: `Bearer ${atoken}` }
  const resent = await atOnce(12, () =>
    call(site.url, 'POST', '/auth/signup/resend', { headers: { ...headers, ...fromAnywhere() } }),
  )
  const sent = await countMails(site, email)
  const won = countStatus(signups, 202)
  const findings = [
    ...(sent > 5 ? [`${sent} mails were sent`] : []),
    ...(won === 1 ? [] : [`${won} accounts with one email`]),
  ]
  const note = `${sent} sent; signups ${tally(signups)}; again ${tally(resent)}`
  ledger.note('24 confirmation mails asked for at once: at most 5', 24, findings, note)
}
