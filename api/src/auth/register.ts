import { isUnitedStates } from '@aurivane/contract/united-states'
import type { signup } from '@aurivane/contract/auth'
import type { BodyOf } from '@aurivane/contract/endpoint'
import { EMAIL_UNDO_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import type { Reader } from '../database/open-database.ts'
import { findReservation } from '../email-change/email-changes.queries.ts'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { accountKey, plainEmail } from './account-key.ts'
import { findAccountForMail, insertAccount, isEmailTaken } from './accounts.queries.ts'
import { makeMailToken } from './mail-tokens.ts'
import { replaceMailToken } from './mail-tokens.queries.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'

type Signup = BodyOf<typeof signup>

export async function register(services: Services, limits: Limits, form: Signup, locale: Locale) {
  refuseUnless(!form.csrf, 'detected', { fields: ['csrf'] })
  refuseUnless(!isUnitedStates(form.country), 'united_states_excluded')
  refuseWeakPassword('password', form.password, form.email)
  if (await isEmailTaken(services.db, plainEmail(form.email))) {
    await notifyOwner(services, limits, form.email)
    throw new Refusal('email_taken')
  }
  refuseUnless(!(await isReserved(services.db, services, form.email)), 'email_taken')

  const passwordHash = await hashPassword(form.password)
  // The unique email decides between concurrent requests. The losing request sends no notice: the other one has just sent
  // a mail to the same address.
  const userId = await insertWithMail(services, { ...form, passwordHash }, locale)
  refuseUnless(userId !== undefined, 'email_taken')
  // Only counts: account and mail are stored even if counting fails.
  await limits.confirmationMails
    .tryTake(accountKey(form.email))
    .catch((error: unknown) => services.log.warn({ err: error }, 'confirmation mail not counted'))
}

/** The old address of a change that can still be undone. */
async function isReserved(db: Reader, { clock }: Services, email: string) {
  const since = new Date(clock.now().getTime() - EMAIL_UNDO_MS)
  return (await findReservation(db, plainEmail(email), since)) !== undefined
}

function insertWithMail(
  services: Services,
  form: Signup & { passwordHash: string },
  locale: Locale,
): Promise<number | undefined> {
  const { db, clock, settings } = services
  const now = clock.now()
  const { email, firstName, lastName, country, passwordHash } = form
  return db.transaction(async (tx) => {
    const maxClubs = settings.defaultMaxClubs
    const account = { email, firstName, lastName, country, passwordHash, maxClubs, locale, joinedAt: now }
    const userId = await insertAccount(tx, account)
    if (userId === undefined) return undefined
    // After the unique index has let it pass: an address that an account has just given up counts as taken.
    refuseUnless(!(await isReserved(tx, services, email)), 'email_taken')
    const { link, ...token } = makeMailToken('confirm', { userId, settings, locale, now })
    await replaceMailToken(tx, { userId, ...token })
    await enqueueMail(tx, services, {
      kind: 'confirm-email',
      to: toMember({ firstName, email, confirmedEmail: false }),
      locale,
      link,
    })
    return userId
  })
}

/** Notifies the owner in the owner's language, since another person may have sent the request. */
async function notifyOwner(services: Services, limits: Limits, email: string) {
  const owner = await findAccountForMail(services.db, plainEmail(email), services.clock.now())
  if (!owner) return
  // One an hour, so that other people cannot use up the owner's confirmation mails.
  if (!(await limits.signupNotices.tryTake(accountKey(email)))) return
  if (!(await limits.confirmationMails.tryTake(accountKey(email)))) return
  const to = toMember(owner)
  await services.db.transaction(async (tx) => {
    await enqueueMail(tx, services, { kind: 'signup-known-email', to, locale: owner.locale })
    await tellAboutAccount(tx, services, 'signup_attempt', owner.id)
  })
}
