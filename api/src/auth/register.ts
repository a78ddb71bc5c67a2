import { isUnitedStates } from '@aurivane/contract/united-states'
import type { signup } from '@aurivane/contract/auth'
import type { BodyOf } from '@aurivane/contract/endpoint'
import type { Locale } from '@aurivane/contract/locales'
import type { Limits } from '../limits.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/letters/letter.ts'
import { Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { accountKey, plainEmail } from './account-key.ts'
import { findAccountForMail, insertAccount, isEmailTaken } from './accounts.queries.ts'
import { makeMailToken } from './mail-tokens.ts'
import { replaceMailToken } from './mail-tokens.queries.ts'
import { hashPassword, refusePoorPassword } from './passwords.ts'

type Signup = BodyOf<typeof signup>

export async function register(services: Services, limits: Limits, form: Signup, locale: Locale) {
  refuseUnless(!form.csrf, 'detected', { fields: ['csrf'] })
  refuseUnless(!isUnitedStates(form.country), 'united_states_excluded')
  refusePoorPassword('password', form.password, form.email)
  if (await isEmailTaken(services.db, plainEmail(form.email))) {
    await tellOwner(services, limits, form.email)
    throw new Refusal('email_taken')
  }

  const passwordHash = await hashPassword(form.password)
  // The unique email decides between requests at once. Who loses such a race sends no notice: the letter of whoever
  // won it is on its way to the same address.
  const userId = await insertWithLetter(services, { ...form, passwordHash }, locale)
  refuseUnless(userId !== undefined, 'email_taken')
  // Only counts: the account and its letter are there, whatever becomes of the count.
  await limits.confirmationMails
    .tryTake(accountKey(form.email))
    .catch((error: unknown) => services.log.warn({ err: error }, 'confirmation mail not counted'))
}

function insertWithLetter(
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

/** The owner hears that somebody tried; in the owner's language, since the request may be a stranger's. */
async function tellOwner(services: Services, limits: Limits, email: string) {
  const owner = await findAccountForMail(services.db, plainEmail(email))
  if (!owner) return
  // One an hour: strangers must not use up the confirmation mails that the owner may ask for.
  if (!(await limits.signupNotices.tryTake(accountKey(email)))) return
  if (!(await limits.confirmationMails.tryTake(accountKey(email)))) return
  const to = toMember(owner)
  await services.db.transaction((tx) =>
    enqueueMail(tx, services, { kind: 'signup-known-email', to, locale: owner.locale }),
  )
}
