import * as contract from '@aurivane/contract/offers'
import { refuseUnitedStates } from '../http/geo-block.ts'
import { mount } from '../http/mount.ts'
import { readClubAccess, refuseUnlessOwner } from '../memberships/club-access.ts'
import type { Api } from '../services.ts'
import { answerOffer } from './answer-offer.ts'
import { offerClub } from './offer-club.ts'
import { findPendingOffer } from './offers.queries.ts'
import { presentOffer } from './present-offer.ts'
import { withdrawOffer } from './withdraw-offer.ts'

export function offerRoutes(api: Api) {
  const { services } = api

  mount(api, contract.readOffer, async ({ member, params: { clubID } }) => {
    refuseUnlessOwner(await readClubAccess(services.db, member, clubID))
    const offer = await findPendingOffer(services.db, clubID)
    return { result: offer ? presentOffer(offer, services.clock.now()) : null }
  })

  mount(api, contract.offerClub, async ({ member, params: { clubID }, body: { userID }, say }) => {
    const { name, expiresAt } = await offerClub(services, member, { clubId: clubID, userId: userID })
    return { result: say('membership.offered', { name }), expiresAt: expiresAt.toISOString() }
  })

  mount(api, contract.withdrawOffer, async ({ member, params: { clubID }, say }) => {
    await withdrawOffer(services, member, clubID)
    return { result: say('membership.offerWithdrawn') }
  })

  mount(api, contract.answerOffer, async ({ member, params, body: { decision }, say, request }) => {
    const title = await answerOffer(services, member, {
      clubId: params.clubID,
      decision,
      refuseUnitedStates: () => refuseUnitedStates(request, services.settings.geoCountryHeader),
    })
    const isAccepted = decision === 'accept'
    return { result: say(isAccepted ? 'membership.offerAccepted' : 'membership.offerDeclined', { title }) }
  })
}
