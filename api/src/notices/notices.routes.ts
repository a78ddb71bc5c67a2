import { NOTICE_PAGE_ROWS, UNREAD_COUNTED_MAX } from '@aurivane/contract/limits'
import { kindOfNotice, noticeKindNames } from '@aurivane/contract/notice-kinds'
import * as contract from '@aurivane/contract/notices'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { refuseUnless } from '../refusal.ts'
import type { Api } from '../services.ts'
import {
  countUnread,
  findNotices,
  findPreferences,
  markRead,
  removeNotice,
  savePreference,
} from './notices.queries.ts'
import { presentNotice } from './present-notice.ts'

export function noticeRoutes(api: Api) {
  const { services } = api
  const { db, clock } = services

  mount(api, contract.listNotices, async ({ member, query, locale }) => {
    const { after, limit = NOTICE_PAGE_ROWS } = query
    const asked = { userId: member.id, onlyUnread: query.unread !== undefined, after, rows: limit + 1 }
    const [rows, unread] = await Promise.all([
      findNotices(db, asked),
      countUnread(db, member.id, UNREAD_COUNTED_MAX),
    ])
    const { page, next } = cutPage(rows, limit)
    return { result: page.map((row) => presentNotice(row, locale)), next, unread }
  })

  mount(api, contract.countUnreadNotices, async ({ member }) => ({
    result: { unread: await countUnread(db, member.id, UNREAD_COUNTED_MAX) },
  }))

  mount(api, contract.markNoticesRead, async ({ member, body: { ids, all }, say }) => {
    await db.transaction((tx) => markRead(tx, member.id, all ? null : (ids ?? []), clock.now()))
    return { result: say('notice.markedRead'), unread: await countUnread(db, member.id, UNREAD_COUNTED_MAX) }
  })

  mount(api, contract.deleteNotice, async ({ member, params: { noticeID }, say }) => {
    const isGone = await db.transaction((tx) => removeNotice(tx, member.id, noticeID))
    refuseUnless(isGone, 'not_found')
    return { result: say('notice.deleted') }
  })

  mount(api, contract.listNoticePreferences, async ({ member }) => {
    const chosen = new Map((await findPreferences(db, member.id)).map(({ kind, mail }) => [kind, mail]))
    const kinds = noticeKindNames.filter((kind) => member.admin || !kindOfNotice(kind).adminOnly)
    return {
      result: kinds.map((kind) => {
        const { mail } = kindOfNotice(kind)
        const fixed = mail === 'always'
        return { kind, mail: fixed || (chosen.get(kind) ?? mail === 'on'), fixed }
      }),
    }
  })

  mount(api, contract.changeNoticePreference, async ({ member, body: { kind, mail }, say }) => {
    const { mail: atFirst, adminOnly } = kindOfNotice(kind)
    refuseUnless(member.admin || !adminOnly, 'admin_only')
    refuseUnless(atFirst !== 'always', 'mail_required')
    await db.transaction((tx) => savePreference(tx, { userId: member.id, kind, mail }))
    return { result: say('notice.preferenceSaved') }
  })
}
