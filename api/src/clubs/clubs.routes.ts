import type { ClubState } from '@aurivane/contract/club-object'
import * as contract from '@aurivane/contract/clubs'
import { countryNameIn } from '@aurivane/contract/countries'
import { CLUB_LIST_MAX_ROWS, CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { PlainMessageKey } from '@aurivane/contract/messages/messages'
import { mount } from '../http/mount.ts'
import { cutPage } from '../http/paging.ts'
import type { Api } from '../services.ts'
import { createClub } from './create-club.ts'
import { deleteClub } from './delete-club.ts'
import { findListedClubs } from './list-clubs.queries.ts'
import { presentListedClub } from './present-club.ts'
import { reviewClub } from './review-club.ts'
import { toChange, updateClub } from './update-club.ts'

const stateNames: Record<ClubState, PlainMessageKey> = {
  pending: 'club.statePending',
  verified: 'club.stateVerified',
  declined: 'club.stateDeclined',
}

export function clubRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listClubs, async ({ query, say }) => {
    const { country, after = 0 } = query
    const limit = query.limit ?? (country === undefined ? CLUB_LIST_MAX_ROWS : CLUB_PAGE_ROWS)
    const rows = await findListedClubs(services.db, { country, after, rows: limit + 1 })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentListedClub), message: say('club.listed'), next }
  })

  mount(api, contract.createClub, async ({ member, body, say, locale }) => {
    const clubID = await createClub(services, member.id, body)
    const country = countryNameIn(locale, body.country)
    return { clubID, result: say('club.created', { title: body.title, country }) }
  })

  mount(api, contract.updateClub, async ({ member, body: { clubID, seen, ...change }, say }) => {
    await updateClub(services, member, { clubID, seen, change })
    return { result: say('club.updated', { id: clubID }) }
  })

  mount(api, contract.updateClubValue, async ({ member, params: { valueType }, body, say }) => {
    if (valueType === 'state') {
      const state = await reviewClub(services, member, body)
      return { result: say('club.reviewed', { id: body.clubID, state: say(stateNames[state]) }) }
    }
    const { clubID, seen, value } = body
    await updateClub(services, member, { clubID, seen, change: toChange(valueType, value) })
    return { result: say('club.updated', { id: clubID }) }
  })

  mount(api, contract.deleteClub, async ({ member, body: { clubID }, say }) => {
    await deleteClub(services, member, clubID)
    return { result: say('club.deleted', { id: clubID }) }
  })
}
