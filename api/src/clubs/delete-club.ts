import type { Member } from '../auth/sessions.queries.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { lockClub, removeClub } from './clubs.queries.ts'

export function deleteClub({ db }: Services, member: Member, clubId: number) {
  return db.transaction(async (tx) => {
    const no = whyNotManage(member, await lockClub(tx, clubId))
    if (no) throw new Refusal(no, { extra: cancels(no) })
    await removeClub(tx, clubId)
  })
}
