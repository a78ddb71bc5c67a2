import { API_PREFIX } from '@aurivane/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { announcementRoutes } from './announcements/announcements.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { scheduleCleanup } from './auth/delete-expired.ts'
import { banRoutes } from './bans/bans.routes.ts'
import { clubRoutes } from './clubs/clubs.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { scheduleErasure } from './deletions/erase-accounts.ts'
import { deletionRoutes } from './deletions/deletions.routes.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { checkHost } from './http/check-host.ts'
import { answerErrors } from './http/errors.ts'
import { acceptOnlyJson } from './http/json-bodies.ts'
import { limitRequests } from './http/limit-requests.ts'
import { LoadShedder } from './http/load-shedder.ts'
import { openRateLimits } from './http/rate-limits.ts'
import { serveReference } from './http/serve-reference.ts'
import { closeAfterUnreadBody } from './http/unread-bodies.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { meetingRoutes } from './meetings/meetings.routes.ts'
import { noticeRoutes } from './notices/notices.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { membershipRequestRoutes } from './membership-requests/membership-requests.routes.ts'
import { membershipRoutes } from './memberships/memberships.routes.ts'
import { scheduleOfferExpiry } from './offers/expire-offers.ts'
import { offerRoutes } from './offers/offers.routes.ts'
import type { Api, Services } from './services.ts'
import { securityRoutes } from './security/security.routes.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { accountHelpRoutes } from './users/account-help.routes.ts'
import { userRoutes } from './users/users.routes.ts'

/** Mounts the whole API below its prefix, without port and pages. */
export async function registerApi(server: FastifyInstance, services: Services, load = new LoadShedder()) {
  server.addHook('onRequest', checkHost)
  let isClosing = false
  server.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    closeAfterUnreadBody(request, reply)
    // Fastify sets this for requests that arrive while it is closing; requests in flight need it too.
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  await server.register(
    async (app) => {
      const api: Api = {
        app,
        services,
        limits: openRateLimits(services),
        load,
        isClosing: () => isClosing,
        endpoints: [],
      }
      let schedules: (() => void)[] = []
      // Not before: a start that fails deletes nothing.
      app.addHook('onListen', async () => {
        schedules = [scheduleCleanup, scheduleOfferExpiry, scheduleErasure].map((start) => start(services))
      })
      app.addHook('onClose', async () => schedules.forEach((stop) => stop()))
      // A body that is sent to an unknown address is not read: only the calls have a parser.
      app.removeAllContentTypeParsers()
      answerErrors(api)
      limitRequests(api)
      await app.register(async (calls) => mountCalls({ ...api, app: calls }))
    },
    { prefix: API_PREFIX },
  )
}

function mountCalls(api: Api) {
  acceptOnlyJson(api.app)
  healthRoutes(api)
  authRoutes(api)
  twoFactorRoutes(api)
  securityRoutes(api)
  emailChangeRoutes(api)
  clubRoutes(api)
  announcementRoutes(api)
  meetingRoutes(api)
  noticeRoutes(api)
  reportRoutes(api)
  membershipRoutes(api)
  membershipRequestRoutes(api)
  banRoutes(api)
  invitationRoutes(api)
  offerRoutes(api)
  userRoutes(api)
  auditRoutes(api)
  contactRoutes(api)
  passkeyRoutes(api)
  accountHelpRoutes(api)
  deletionRoutes(api)
  personalDataRoutes(api)

  serveReference(api)
}
