import { startSite, type Site } from '../../../testing/start-site.ts'
import { comparable, compareTimes } from '../compare.ts'
import type { Ledger } from '../finding.ts'
import { call, type Reply } from '../http-client.ts'
import { makeMember, newEmail, logInAsAdmin, secure, signupForm, suspend } from '../people.ts'

const WRONG = 'not the password at all'

/** Neither content nor time of an answer reveals whether an account exists. */
export async function attackEnumeration(ledger: Ledger) {
  const site = await startSite()
  try {
    const [plain, secured, suspended] = [
      await makeMember(site),
      await makeMember(site),
      await makeMember(site),
    ]
    await secure(secured)
    await suspend(await logInAsAdmin(site), suspended)
    const known = [plain.email, secured.email, suspended.email]
    await compareTexts(ledger, 'login', known, (email) => tryLogin(site, email))
    await compareTexts(ledger, 'recovery', known, (email) => askRecovery(site, email))
    const compare = (what: string, email: string, work: (email: string) => Promise<Reply>) =>
      compareTimes(
        ledger,
        what,
        () => work(email),
        () => work(newEmail()),
      )
    await compare('login', plain.email, (email) => tryLogin(site, email))
    await compare('recovery', plain.email, (email) => askRecovery(site, email))
    await compare('login of a suspended account', suspended.email, (email) => tryLogin(site, email))
    await compareDeadTokens(ledger, site)
    // A signup reports a taken email by design, so its time may reveal it as well.
    const taken = await call(site.url, 'POST', '/auth/signup', { body: signupForm({ email: plain.email }) })
    ledger.check('a signup with a known email is 409, as decided', taken.status === 409, taken.text)
  } finally {
    await site.remove()
  }
}

function tryLogin(site: Site, email: string): Promise<Reply> {
  return call(site.url, 'POST', '/auth/login', { body: { email, password: WRONG } })
}

function askRecovery(site: Site, email: string): Promise<Reply> {
  return call(site.url, 'POST', `/auth/account-recovery/email?email=${email}`)
}

async function compareTexts(
  ledger: Ledger,
  what: string,
  known: string[],
  work: (email: string) => Promise<Reply>,
) {
  const stranger = comparable(await work(newEmail()))
  const findings: string[] = []
  for (const email of known) {
    const answer = comparable(await work(email))
    if (answer !== stranger) findings.push(`${answer} is not ${stranger}`)
  }
  ledger.note(`${what}: known and unknown emails are told the same`, known.length + 1, findings)
}

async function compareDeadTokens(ledger: Ledger, site: Site) {
  const paths = ['/auth/account-recovery/verifyCode', '/auth/signup/confirmemail']
  const tokens = ['dead', 'A'.repeat(43), newEmail(), '0']
  const findings: string[] = []
  for (const path of paths) {
    const answers = await Promise.all(tokens.map((token) => call(site.url, 'POST', `${path}?token=${token}`)))
    if (new Set(answers.map(comparable)).size > 1) findings.push(`${path} tells wrong tokens apart`)
  }
  ledger.note('wrong mail tokens are told the same', paths.length * tokens.length, findings)
}
