import { listClubsForReview } from '@aurivane/contract/administration'
import type { ClubState } from '@aurivane/contract/club-object'
import * as contract from '@aurivane/contract/clubs'
import { countryNameIn } from '@aurivane/contract/countries'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import type { PlainMessageKey } from '@aurivane/contract/messages/messages'
import { mount } from '../http/mount.ts'
import { cutPage } from '../cut-page.ts'
import type { Api } from '../services.ts'
import { createClub } from './create-club.ts'
import { deleteClub } from './delete-club.ts'
import { findClubsInState } from './list-clubs.queries.ts'
import { listClubs } from './list-clubs.ts'
import { presentReviewedClub } from './present-club.ts'
import { reviewClub } from './review-club.ts'
import { toChange, updateClub } from './update-club.ts'

const stateNames: Record<ClubState, PlainMessageKey> = {
  pending: 'club.statePending',
  verified: 'club.stateVerified',
  declined: 'club.stateDeclined',
}

export function clubRoutes(api: Api) {
  const { services } = api

  mount(
    api,
    listClubsForReview,
    async ({ query: { state = 'pending', after = 0, limit = CLUB_PAGE_ROWS } }) => {
      const rows = await findClubsInState(services.db, { state, after, rows: limit + 1 })
      const { page, next } = cutPage(rows, limit)
      return { result: page.map(presentReviewedClub), next }
    },
  )

  mount(api, contract.listClubs, async ({ query, say }) => {
    const { result, next } = await listClubs(services, query)
    return { result, message: say('club.listed'), next }
  })

  mount(api, contract.createClub, async ({ member, body, say, locale }) => {
    const clubId = await createClub(services, member.id, body)
    const country = countryNameIn(locale, body.country)
    return { clubID: clubId, result: say('club.created', { title: body.title, country }) }
  })

  mount(api, contract.updateClub, async ({ member, body: { clubID: clubId, seen, ...change }, say }) => {
    await updateClub(services, member, { clubId, seen, change })
    return { result: say('club.updated', { id: clubId }) }
  })

  mount(api, contract.updateClubValue, async ({ member, params: { valueType }, body, say }) => {
    const { clubID: clubId, seen, value, reason } = body
    if (valueType === 'state') {
      const state = await reviewClub(services, member, { clubId, seen, value, reason })
      return { result: say('club.reviewed', { id: clubId, state: say(stateNames[state]) }) }
    }
    await updateClub(services, member, { clubId, seen, change: toChange(valueType, value) })
    return { result: say('club.updated', { id: clubId }) }
  })

  mount(api, contract.deleteClub, async ({ member, body: { clubID: clubId }, say }) => {
    await deleteClub(services, member, clubId)
    return { result: say('club.deleted', { id: clubId }) }
  })
}
