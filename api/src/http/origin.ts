import type { FastifyRequest } from 'fastify'
import type { Visit } from '../auth/open-session.ts'
import { makeToken } from '../auth/tokens.ts'
import { readUserAgent, type Origin } from '../security/devices.ts'
import { networkOf } from './addresses.ts'
import { isBrowser, readDeviceId } from './cookies.ts'

/** Where a request came from, as far as it is kept. */
export function originOf(request: FastifyRequest): Origin {
  return { ...readUserAgent(request.headers['user-agent']), network: networkOf(request.ip) }
}

/** The same for a login; a device that is not known by its cookie gets a new id. */
export function visitOf(request: FastifyRequest): Visit {
  return {
    origin: originOf(request),
    deviceId: readDeviceId(request) ?? makeToken(),
    isBrowser: isBrowser(request),
  }
}
