import { isDatabaseDown, readCalendar, sendTextWithEtag, type Services } from '@aurivane/api'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitPages } from './limit-pages.ts'

type Params = { clubID: string; meetingID?: string }

const LARGEST_ID = 2 ** 31 - 1
const RETRY_AFTER_SECONDS = 5

/** The calendars of clubs for calendar programs, which know no login: closed clubs need the key of a member. */
export function serveCalendars(app: FastifyInstance, services: Services) {
  const answer = limitPages((request, reply) => answerCalendar(services, request, reply), services.settings)
  app.get('/clubs/:clubID/meetings.ics', answer)
  app.get('/clubs/:clubID/meetings/:meetingID.ics', answer)
}

async function answerCalendar(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { clubID, meetingID } = request.params as Params
  const { key } = request.query as { key?: unknown }
  const asked = toAsked(clubID, meetingID, key)
  try {
    const text = asked && (await readCalendar(services, asked))
    if (!text) {
      reply.callNotFound()
      return reply
    }
    if (meetingID !== undefined) {
      reply.header('content-disposition', `attachment; filename="meeting-${meetingID}.ics"`)
    }
    reply.type('text/calendar; charset=utf-8')
    if (key === undefined) return sendTextWithEtag(request, reply, text, 'no-cache')
    return reply.header('cache-control', 'private, no-store').send(text)
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    return reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(STATUS_CODES[503])
  }
}

/** Null where no calendar can have this address. */
function toAsked(club: string, meeting: string | undefined, key: unknown) {
  const clubId = toId(club)
  const meetingId = meeting === undefined ? undefined : toId(meeting)
  const isKey = key === undefined || (typeof key === 'string' && /^[\w-]{20,200}$/.test(key))
  if (clubId === null || meetingId === null || !isKey) return null
  return { clubId, ...(meetingId !== undefined && { meetingId }), ...(key !== undefined && { token: key }) }
}

function toId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}
