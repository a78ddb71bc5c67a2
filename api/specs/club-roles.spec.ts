import { locales, type Locale } from '@aurivane/contract/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubCases, clubRoles, type ClubCase, type ClubRole, type Made } from './support/club-role-cases.ts'
import { isOwn, makeCast, setClubStage, type Cast } from './support/club-stage.ts'
import type { ClubFacts } from './support/clubs.ts'
import { addressOf, allEndpoints, endpointNamed, refusalsOf } from './support/endpoints.ts'
import { expectEnding, expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

const endpoints = await allEndpoints()
const UNKNOWN_ID = 2147483647

let site: Site
let cast: Cast
beforeAll(async () => {
  site = await openSite()
  cast = await makeCast(site)
})
afterAll(() => site.close())

/** Refused calls and reading change nothing, so they share one club of each kind. */
const sharedStages = new Map<string, Promise<Made>>()
function shareStage(role: ClubRole, one: ClubCase, facts: ClubFacts = {}): Promise<Made> {
  const { isClosed, on } = one
  const kind = JSON.stringify([isClosed, on, role === 'unconfirmedOwner', facts])
  const stage = sharedStages.get(kind) ?? setClubStage(site, { cast, role }, one, facts)
  sharedStages.set(kind, stage)
  return stage
}

type Sending = { role: ClubRole; made: Made; locale?: Locale }

function send({ call, path, body }: ClubCase, { role, made, locale = 'en' }: Sending) {
  const endpoint = endpointNamed(endpoints, call)
  const session = role === 'visitor' ? {} : cast[role].headers
  return site.send(endpoint.method, addressOf(endpoint, path, made), {
    headers: { ...session, 'accept-language': locale },
    body: body?.(made),
  })
}

function titleOf({ call, what, on, isClosed }: ClubCase) {
  const about = [what, on, isClosed && 'closed club'].filter(Boolean).join(', ')
  return about === '' ? call : `${call} (${about})`
}
const titled = clubCases.map((one, at) => ({ title: titleOf(one), at, one }))

describe.each(titled)('$title', ({ at, one }) => {
  const tried = clubRoles.map((role, offset) => {
    const locale = locales[(at + offset) % locales.length] ?? 'en'
    return [role, one.endings[role], locale] as const
  })

  it.each(tried)('%s: %s, in %s', async (role, ending, locale) => {
    const isChange = typeof ending === 'number' && endpointNamed(endpoints, one.call).method !== 'GET'
    const isShared = !isChange && !isOwn(one.on)
    const made = await (isShared ? shareStage(role, one) : setClubStage(site, { cast, role }, one))
    const answer = await send(one, { role, made, locale })
    expectEnding(answer, ending)
    expect(answer.headers['content-language']).toBe(locale)
  })
})

describe('A club that the caller cannot see', () => {
  const ofClub = titled.filter(({ one }) => endpointNamed(endpoints, one.call).path.includes(':clubID'))

  it.each(ofClub.map(({ title, one }) => [title, one] as const))('is unknown: %s', async (_, one) => {
    const isForAdmins = endpointNamed(endpoints, one.call).access === 'admin'
    const made = await shareStage('manager', one, { state: 'declined' })
    const role = isForAdmins ? 'admin' : 'manager'
    expectRefused(await send(one, { role, made: { ...made, clubID: UNKNOWN_ID } }), 'club_unknown')
    // Administrators see declined clubs.
    if (!isForAdmins) expectRefused(await send(one, { role, made }), 'club_unknown')
  })
})

describe('The table of roles in a club', () => {
  it('covers every call about one club', () => {
    const names = new Set(clubCases.map(({ call }) => call))
    const missing = endpoints
      .filter(({ path }) => path.includes(':clubID') || path.startsWith('/user/invitations'))
      .filter(({ name }) => !names.has(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('names only refusals that the call declares', () => {
    for (const { call, endings } of clubCases) {
      const codes = Object.values(endings).filter((ending) => typeof ending === 'string')
      expect(refusalsOf(endpointNamed(endpoints, call))).toEqual(expect.arrayContaining(codes))
    }
  })
})
