import { DAY_MS, DEVICE_KNOWN_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { say, type MessageKey, type MessageValues } from '@aurivane/contract/messages/messages'
import { hashToken } from '../auth/tokens.ts'
import type { Transaction } from '../database/open-database.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { toMember } from '../mail/templates/queued-mail.ts'
import { tellAboutAccount } from '../notices/tell-about-account.ts'
import type { Services } from '../services.ts'
import { nameDevice, type Origin } from './devices.ts'
import { isKnownDevice, keepDevices, markFirstLogin } from './known-devices.queries.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { countSecurityEvents } from './security-events.queries.ts'

/** Further ones are recorded but not mailed, so that nobody can fill a mailbox. */
const NEW_DEVICE_MAILS_PER_DAY = 10

type Account = { id: number; email: string; firstName: string; confirmedEmail: boolean; locale: Locale }
export type Device = { deviceId: string; origin: Origin }

/** Records a login; one from a device that the account has not used for long is reported to the owner. */
export async function noteLogin(tx: Transaction, services: Services, account: Account, device: Device) {
  const { id: userId } = account
  const isNew = await isNewDevice(tx, services, userId, device)
  const isMailed = isNew && (await mayMail(tx, services, userId))
  const kind = isNew ? 'login.new-device' : 'login.ok'
  await recordSecurityEvent(tx, services, { userId, kind, origin: device.origin })
  if (isNew) await tellAboutAccount(tx, services, 'new_device', userId)
  if (isMailed) await mailNewDevice(tx, services, account, device.origin)
}

async function isNewDevice(
  tx: Transaction,
  { clock }: Services,
  userId: number,
  { deviceId, origin: { browser, system, network } }: Device,
) {
  const now = clock.now()
  const hashes = [`id:${deviceId}`, `origin:${browser}:${system}:${network}`].map(hashToken)
  const isFirst = await markFirstLogin(tx, userId, now)
  const since = new Date(now.getTime() - DEVICE_KNOWN_MS)
  const isNew = !isFirst && !(await isKnownDevice(tx, userId, hashes, since))
  await keepDevices(tx, userId, hashes, now)
  return isNew
}

async function mayMail(tx: Transaction, { clock, settings }: Services, userId: number) {
  if (!settings.rateLimits) return true
  const since = new Date(clock.now().getTime() - DAY_MS)
  return (await countSecurityEvents(tx, userId, 'login.new-device', since)) < NEW_DEVICE_MAILS_PER_DAY
}

async function mailNewDevice(tx: Transaction, services: Services, account: Account, origin: Origin) {
  const { locale } = account
  const values = describeOrigin(origin, locale, services.clock.now())
  await enqueueMail(tx, services, { kind: 'new-device', to: toMember(account), locale, values })
}

/** Device, network and time as a mail names them. */
export function describeOrigin(origin: Origin, locale: Locale, at: Date) {
  const speak = (key: MessageKey, values: MessageValues = {}) => say(locale, key, values)
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    device: nameDevice(origin, speak),
    network: origin.network ?? '–',
    time: `${format.format(at)} UTC`,
  }
}
