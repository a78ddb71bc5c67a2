import { brand } from '@aurivane/contract/brand'
import { SECURITY_LOG_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import type { Say } from '@aurivane/contract/messages/messages'
import { noticeText } from '@aurivane/contract/notices/texts'
import type { PersonalData } from '@aurivane/contract/personal-data-document'
import type { Member } from '../auth/sessions.queries.ts'
import type { Reader } from '../database/open-database.ts'
import type { Limits } from '../limits.ts'
import { findPasskeysOf } from '../passkeys/passkeys.queries.ts'
import { presentPasskey } from '../passkeys/present-passkey.ts'
import type { Origin } from '../security/devices.ts'
import { describeOrigin } from '../security/note-login.ts'
import { listSessions, presentSession } from '../security/own-sessions.ts'
import { presentSecurityEvent } from '../security/present-security-event.ts'
import { recordSecurityEvent } from '../security/record-security-event.ts'
import { tellOwner } from '../security/tell-owner.ts'
import type { Services } from '../services.ts'
import { countRecoveryCodesLeft } from '../two-factor/two-factor.queries.ts'
import { presentUser } from '../users/present-user.ts'
import { collectClubData } from './club-data.ts'
import {
  findAuditAbout,
  findContactMessagesFrom,
  findEmailChanges,
  findMailPreferences,
  findNoticesOf,
  findSecurityLog,
  type OwnNotice,
} from './personal-data.queries.ts'

type Reading = { locale: Locale; say: Say; origin: Origin }

/** Everything that is stored about a member, without secrets and without the names of others. */
export async function exportData(
  services: Services,
  limits: Limits,
  member: Member,
  reading: Reading,
): Promise<PersonalData> {
  const subject = String(member.id)
  await limits.exports.take(subject)
  try {
    return await services.db.transaction(async (tx) => {
      const data = await collect(tx, services, member, reading)
      const { origin } = reading
      await recordSecurityEvent(tx, services, { userId: member.id, kind: 'export.made', origin })
      const values = describeOrigin(origin, member.locale, services.clock.now())
      await tellOwner(tx, services, member, { mail: 'data-exported', notice: 'data_exported', values })
      return data
    })
  } catch (error) {
    await limits.exports.giveBack(subject)
    throw error
  }
}

async function collect(
  db: Reader,
  services: Services,
  member: Member,
  reading: Reading,
): Promise<PersonalData> {
  const { clubs: _clubs, posts: _posts, ...profile } = presentUser(member)
  const now = services.clock.now()
  return {
    schemaVersion: 1,
    product: brand.name,
    exportedAt: now.toISOString(),
    profile: { ...profile, language: member.locale },
    ...(await collectClubData(db, member.id)),
    ...(await collectInbox(db, member.id, reading)),
    ...(await collectSecurity(db, services, member, reading)),
    contactMessages: await collectMessages(db, member),
    auditEntries: (await findAuditAbout(db, member.id)).map(({ at, ...entry }) => ({
      ...entry,
      date: at.toISOString(),
    })),
  }
}

async function collectInbox(db: Reader, userId: number, { locale }: Reading) {
  return {
    notices: (await findNoticesOf(db, userId)).map((row) => presentWithoutNames(row, locale)),
    mailPreferences: await findMailPreferences(db, userId),
  }
}

/** Others are left out: their names, and what they wrote when they asked to join. */
function presentWithoutNames({ kind, values, detail, createdAt, readAt }: OwnNotice, locale: Locale) {
  const { name, ...others } = values
  return {
    kind,
    text: noticeText(locale, kind, { ...others, ...(name !== undefined && { name: '…' }) }),
    detail: kind === 'request_received' ? null : detail,
    date: createdAt.toISOString(),
    read: readAt !== null,
  }
}

async function collectSecurity(db: Reader, services: Services, member: Member, { say }: Reading) {
  const since = new Date(services.clock.now().getTime() - SECURITY_LOG_MS)
  const events = await findSecurityLog(db, member.id, since)
  const changes = await findEmailChanges(db, member.id)
  return {
    sessions: (await listSessions(services, member)).map((row) => presentSession(row, member.tokenHash, say)),
    passkeys: (await findPasskeysOf(db, member.id)).map((row) => presentPasskey(row, say)),
    recoveryCodesLeft: member.twoFactorAuth ? await countRecoveryCodesLeft(db, member.id) : null,
    securityLog: events.map((event) => presentSecurityEvent(event, say)),
    emailChanges: changes.map(({ requestedAt, completedAt, ...change }) => ({
      ...change,
      requestedAt: requestedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
    })),
  }
}

/** Only of a confirmed address: another person may have used it. */
async function collectMessages(db: Reader, { email, confirmedEmail }: Member) {
  if (!confirmedEmail) return []
  const messages = await findContactMessagesFrom(db, email)
  return messages.map(({ sentAt, ...message }) => ({ ...message, date: sentAt.toISOString() }))
}
