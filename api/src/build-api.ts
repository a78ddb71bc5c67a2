import { API_PREFIX } from '@aurivane/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { administrationRoutes } from './administration/administration.routes.ts'
import { clubRoutes } from './clubs/clubs.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { answerErrors } from './http/errors.ts'
import { acceptOnlyJson } from './http/json-bodies.ts'
import { profileRoutes } from './profiles/profiles.routes.ts'
import type { Services } from './services.ts'

/** Mounts the whole API below its prefix; knows no port and no page. */
export async function registerApi(server: FastifyInstance, services: Services) {
  await server.register(
    async (app) => {
      const api = { app, services }
      acceptOnlyJson(app)
      answerErrors(app)

      healthRoutes(api)
      clubRoutes(api)
      profileRoutes(api)
      administrationRoutes(api)
      contactRoutes(api)
    },
    { prefix: API_PREFIX },
  )
}
