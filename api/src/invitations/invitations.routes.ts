import * as contract from '@aurivane/contract/invitations'
import { COMMUNITY_PAGE_ROWS } from '@aurivane/contract/limits'
import { cutPage } from '../cut-page.ts'
import { mount } from '../http/mount.ts'
import { readClubAccess, refuseUnlessTeam } from '../memberships/club-access.ts'
import type { Api } from '../services.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createInvitation } from './create-invitation.ts'
import { dismissInvitation } from './dismiss-invitation.ts'
import { findOpenInvitations } from './invitations.queries.ts'
import { keepInvitation } from './keep-invitation.ts'
import { presentInvitation, presentKeptInvitation } from './present-invitation.ts'
import { revokeInvitation } from './revoke-invitation.ts'

export function invitationRoutes(api: Api) {
  const { services } = api

  mount(api, contract.listInvitations, async ({ member, params: { clubID }, query }) => {
    const { after, limit = COMMUNITY_PAGE_ROWS } = query
    refuseUnlessTeam(await readClubAccess(services.db, member, clubID))
    const now = services.clock.now()
    const rows = await findOpenInvitations(services.db, { clubId: clubID, after, rows: limit + 1, now })
    const { page, next } = cutPage(rows, limit)
    return { result: page.map(presentInvitation), next }
  })

  mount(api, contract.createInvitation, async ({ member, params: { clubID }, body, say }) => {
    const made = await createInvitation(services, member, { clubId: clubID, ...body })
    return {
      result: say('membership.invitationCreated'),
      invitationID: made.invitationId,
      expiresAt: made.expiresAt.toISOString(),
      link: made.link,
    }
  })

  mount(api, contract.revokeInvitation, async ({ member, params, say }) => {
    const invitation = { clubId: params.clubID, invitationId: params.invitationID }
    await revokeInvitation(services, member, invitation)
    return { result: say('membership.invitationRevoked') }
  })

  mount(api, contract.keepInvitation, async ({ member, body: { token } }) => {
    return { result: presentKeptInvitation(await keepInvitation(services, member, token)) }
  })

  mount(api, contract.acceptInvitation, async ({ member, params: { id }, say }) => {
    const { clubId, title } = await acceptInvitation(services, member, id)
    return { result: say('membership.joined', { title }), clubID: clubId }
  })

  mount(api, contract.dismissInvitation, async ({ member, params: { id }, say }) => {
    await dismissInvitation(services, member.id, id)
    return { result: say('membership.invitationDismissed') }
  })
}
