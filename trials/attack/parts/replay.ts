import { paths } from '@aurivane/contract/paths'
import { linkIn, receiveMail, tokenIn } from '../../../testing/mailbox.ts'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { call, type Reply } from '../http-client.ts'
import { makeMemberAnywhere, postFromAnywhere, startLimitedSite } from '../limits/limited-site.ts'
import { atOnce, countStatus, fromAnywhere, tally } from '../many.ts'
import { makeMember, secure, type Person } from '../people.ts'

const AT_ONCE = 20

/** Single-use codes and links work once, also for twenty concurrent requests from twenty addresses. */
export async function attackReplay(ledger: Ledger) {
  const site = await startLimitedSite()
  try {
    await replayCodes(ledger, site)
    await guessCodes(ledger, site)
    await replayMailTokens(ledger, site)
    await mixPurposes(ledger, site)
    await registerFirst(ledger, site)
    await replaySessions(ledger, site)
  } finally {
    await site.remove()
  }
}

function logInWith(site: Site, { email, password }: Person, code: string): Promise<Reply> {
  return postFromAnywhere(site, '/auth/login', { email, password, code })
}

function expectOne(ledger: Ledger, what: string, answers: Reply[]) {
  const won = countStatus(answers, 202)
  ledger.note(what, answers.length, won === 1 ? [] : [`${won} succeeded`], tally(answers))
}

async function replayCodes(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  await ada.call('GET', '/user/2FA/qrcode')
  const { app, recoveryCodes } = await secure(ada)
  const code = await app.nextCode()
  expectOne(
    ledger,
    'one TOTP code, 20 logins at once',
    await atOnce(AT_ONCE, () => logInWith(site, ada, code)),
  )

  const bob = await makeMemberAnywhere(site)
  const [recoveryCode = ''] = (await secure(bob)).recoveryCodes
  const answers = await atOnce(AT_ONCE, () => logInWith(site, bob, recoveryCode))
  expectOne(ledger, 'one recovery code, 20 logins at once', answers)
  const later = await logInWith(site, bob, recoveryCode)
  ledger.check('the recovery code stays used', later.status !== 202, `it answered ${later.status}`)
  const foreign = await logInWith(site, bob, recoveryCodes[1] ?? '')
  ledger.check('the recovery code of another account opens nothing', foreign.status !== 202, 'it did')
}

async function guessCodes(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const { app } = await secure(ada)
  const answers = await atOnce(40, (place) => logInWith(site, ada, String(100_000 + place)))
  const tried = countStatus(answers, 401)
  const findings = [
    ...(tried > 5 ? [`${tried} codes were looked at`] : []),
    ...(answers.some(({ body }) => 'userObject' in body) ? ['a session was opened'] : []),
  ]
  ledger.note('40 wrong codes at once: at most 5 are looked at', 40, findings, tally(answers))
  const right = await logInWith(site, ada, await app.nextCode())
  ledger.check('then even the right code waits', right.status === 429, `it answered ${right.status}`)

  const bob = await makeMemberAnywhere(site)
  await bob.call('GET', '/user/2FA/qrcode')
  const enabling = await atOnce(40, (place) =>
    bob.call('POST', '/user/2FA/enable', { code: String(100_000 + place), password: bob.password }),
  )
  const looked = countStatus(enabling, 403)
  ledger.note('40 wrong codes on enabling: at most 5', 40, looked > 5 ? [`${looked}`] : [], tally(enabling))
}

async function replayMailTokens(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  await postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`)
  // Others tell of the new password and the new device.
  const receiveRecovery = (count: number) =>
    receiveMail(ada.email, { count, containing: paths.newPassword, dataDir: site.dataDir })
  const mail = await receiveRecovery(1)
  const token = tokenIn(mail)
  const passwordOf = (place: number) => `quiet sentence number ${place}`
  const answers = await atOnce(AT_ONCE, (place) =>
    postFromAnywhere(site, '/auth/account-recovery/restore', {
      token,
      newPassword: passwordOf(place),
      confirmPassword: passwordOf(place),
    }),
  )
  expectOne(ledger, 'one recovery link, 20 new passwords at once', answers)
  const winner = answers.findIndex(({ status }) => status === 202)
  const opened = await postFromAnywhere(site, '/auth/login', {
    email: ada.email,
    password: passwordOf(winner),
  })
  ledger.check('the password of the winner is the one that works', opened.status === 202, opened.text)
  const old = await ada.call('GET', '/protected', undefined, { headers: fromAnywhere() })
  ledger.check('a new password ends every session', old.status === 401, `it answered ${old.status}`)

  await postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`)
  const older = tokenIn(await receiveRecovery(2))
  await postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`)
  const newer = tokenIn(await receiveRecovery(3))
  const voided = await postFromAnywhere(site, `/auth/account-recovery/verifyCode?token=${older}`)
  ledger.check('a newer recovery link voids the older', voided.status === 403, `it answered ${voided.status}`)
  await atOnce(AT_ONCE, () => postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`))
  const kept = await postFromAnywhere(site, `/auth/account-recovery/verifyCode?token=${newer}`)
  ledger.check(
    'requests of other people void no recovery link',
    kept.status === 202,
    `it answered ${kept.status}`,
  )
  ledger.check(
    'links begin with PUBLIC_URL',
    linkIn(mail).startsWith(`http://localhost:${site.port}/`),
    linkIn(mail),
  )
}

/** A token of one purpose is invalid for another, and no step can be skipped. */
async function mixPurposes(ledger: Ledger, site: Site) {
  const ada = await makeMember(site, { isConfirmed: false }, { headers: fromAnywhere() })
  const confirm = tokenIn(await receiveMail(ada.email, { dataDir: site.dataDir }))
  const passwords = { newPassword: 'a quiet sentence', confirmPassword: 'a quiet sentence' }
  const restore = (token: string) =>
    postFromAnywhere(site, '/auth/account-recovery/restore', { token, ...passwords })
  const asRecovery = await restore(confirm)
  await postFromAnywhere(site, `/auth/account-recovery/email?email=${ada.email}`)
  const recovery = tokenIn(await receiveMail(ada.email, { count: 2, dataDir: site.dataDir }))
  const asConfirmation = await postFromAnywhere(site, `/auth/signup/confirmemail?token=${recovery}`)
  const session = ada.headers.authorization.slice('Bearer '.length)
  const asMailToken = await restore(session)
  const tries = [
    asRecovery,
    asConfirmation,
    asMailToken,
    await restore(''),
    await restore(recovery.slice(0, -1)),
  ]
  const findings = tries.filter(({ status }) => status < 400).map(({ text }) => text)
  ledger.note('tokens of another purpose, cut or empty', tries.length, findings, tally(tries))
}

/** Pre-hijacking: an attacker registers an address and enables two-factor; the mailbox owner must get the account back. */
async function registerFirst(ledger: Ledger, site: Site) {
  const eve = await makeMember(site, { isConfirmed: false }, { headers: fromAnywhere() })
  const { recoveryCodes } = await secure(eve)
  await postFromAnywhere(site, `/auth/account-recovery/email?email=${eve.email}`)
  // One confirmation, one notice of the second factor, one recovery.
  const token = tokenIn(await receiveMail(eve.email, { count: 3, dataDir: site.dataDir }))
  const password = 'the sentence of the owner'
  const passwords = { newPassword: password, confirmPassword: password }
  await postFromAnywhere(site, '/auth/account-recovery/restore', { token, ...passwords })
  const owner = await postFromAnywhere(site, '/auth/login', { email: eve.email, password })
  const stranger = [
    await eve.call('GET', '/protected', undefined, { headers: fromAnywhere() }),
    await logInWith(site, eve, recoveryCodes[0] ?? ''),
  ]
  const findings = [
    ...('userObject' in owner.body ? [] : [`the owner is kept out: ${owner.text}`]),
    ...stranger.filter(({ status }) => status < 400).map(({ text }) => `the attacker keeps access: ${text}`),
  ]
  ledger.note('an address that an attacker registered and secured first', 3, findings, tally(stranger))
}

async function replaySessions(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const leaving = await ada.call('POST', '/auth/logout')
  const answers = await atOnce(AT_ONCE, () =>
    ada.call('GET', '/protected', undefined, { headers: fromAnywhere() }),
  )
  const alive = countStatus(answers, 203)
  const findings = alive > 0 || leaving.status !== 202 ? [`${alive} were answered`] : []
  ledger.note('a session after its logout, 20 at once', AT_ONCE, findings, tally(answers))

  const bob = await makeMemberAnywhere(site)
  await bob.call('GET', '/user/2FA/qrcode')
  const other = await postFromAnywhere(site, '/auth/login', { email: bob.email, password: bob.password })
  await secure(bob)
  const { uid, atoken } = other.body['userObject'] as { uid: number; atoken: string }
  const headers = { uid: String(uid), authorization: `Bearer ${atoken}`, ...fromAnywhere() }
  const answer = await call(site.url, 'GET', '/protected', { headers })
  ledger.check('two-factor ends all other sessions', answer.status === 401, `it answered ${answer.status}`)

  const half = await postFromAnywhere(site, '/auth/login', { email: bob.email, password: bob.password })
  const handedOut = 'userObject' in half.body || half.headers['set-cookie'] !== undefined
  ledger.check('nothing is handed out before the code', half.status === 202 && !handedOut, half.text)
}
