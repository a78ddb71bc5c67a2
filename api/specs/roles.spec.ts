import type { Endpoint } from '@aurivane/contract/endpoint'
import { refusals, type RefusalCode } from '@aurivane/contract/refusal-codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClub } from './support/clubs.ts'
import { communityCases } from './support/community-role-cases.ts'
import { addressOf, allEndpoints, endpointNamed, refusalsOf } from './support/endpoints.ts'
import { expectEnding, expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { membershipCases } from './support/membership-role-cases.ts'
import {
  admins,
  everybody,
  members,
  roles,
  type Case,
  type Ending,
  type Role,
  type Stage,
} from './support/role-cases.ts'
import { accountCases } from './support/account-role-cases.ts'
import { securityCases } from './support/security-role-cases.ts'
import { openSite, type Site } from './support/site.ts'

const endpoints = await allEndpoints()
const clubOwner: Case['endings'] = {
  ...members('club_not_yours'),
  unconfirmed: 'email_not_confirmed',
  owner: 202,
}

const password = 'a sentence for the roles'
const names = { firstName: 'Ada', lastName: 'Rossi' }
const club = { title: 'Chess at noon', description: 'Slow thinking', country: 'Italy', privacy: false }

const cases: Case[] = [
  { call: 'live', endings: everybody(200) },
  { call: 'ready', endings: everybody(200) },
  {
    call: 'signup',
    body: ({ unique }) => ({
      ...names,
      email: `${unique}@example.com`,
      password,
      country: 'Italy',
      csrf: '',
    }),
    endings: everybody(202),
  },
  { call: 'confirmEmail', path: () => '?token=dead', endings: everybody('mail_token_dead') },
  { call: 'resendConfirmation', endings: members(202) },
  {
    call: 'login',
    body: ({ caller }) => ({
      email: caller?.email ?? 'nobody@example.com',
      password: caller?.password ?? password,
    }),
    endings: { ...everybody(202), anonymous: 'credentials_wrong', suspended: 'account_suspended' },
  },
  { call: 'logout', endings: members(202) },
  { call: 'protectedUser', endings: members(203) },
  { call: 'requestRecovery', path: ({ unique }) => `?email=${unique}@example.com`, endings: everybody(202) },
  { call: 'verifyRecovery', path: () => '?token=dead', endings: everybody('mail_token_dead') },
  {
    call: 'restorePassword',
    body: () => ({ token: 'dead', newPassword: password, confirmPassword: password }),
    endings: everybody('mail_token_dead'),
  },
  { call: 'twoFactorQrcode', endings: members(202) },
  {
    call: 'enableTwoFactor',
    body: ({ caller }) => ({ code: '123456', password: caller?.password ?? password }),
    endings: members('two_factor_not_started'),
  },
  {
    call: 'disableTwoFactor',
    body: ({ caller }) => ({ password: caller?.password ?? password }),
    endings: members('two_factor_not_on'),
  },
  { call: 'createClub', body: () => club, endings: { ...members(202), unconfirmed: 'email_not_confirmed' } },
  {
    call: 'updateClub',
    body: ({ clubID }) => ({ clubID, title: 'A new title', description: 'A new text', privacy: true }),
    endings: clubOwner,
  },
  ...(['title', 'description', 'privacy'] as const).map((valueType): Case => ({
    call: 'updateClubValue',
    what: valueType,
    path: () => valueType,
    body: ({ clubID }) => ({ clubID, value: valueType === 'privacy' ? true : 'A new text' }),
    endings: clubOwner,
  })),
  {
    call: 'updateClubValue',
    what: 'state',
    path: () => 'state',
    body: ({ clubID }) => ({ clubID, value: 'verified' }),
    endings: admins(202),
  },
  { call: 'deleteClub', body: ({ clubID }) => ({ clubID }), endings: clubOwner },
  { call: 'listClubs', endings: everybody(202) },
  {
    call: 'changeUserValue',
    path: () => 'firstName',
    body: () => ({ valueType: 'firstName', toChange: { fieldValue: 'Ada', newValue: 'Adele' } }),
    endings: members(202),
  },
  { call: 'listUsers', endings: admins(202) },
  {
    call: 'toggleSuspension',
    path: ({ other }) => String(other.id),
    body: ({ other }) => ({ userIDToSuspend: other.id }),
    endings: admins(202),
  },
  {
    call: 'editUser',
    body: ({ other }) => ({ ID: other.id, ...names, maxClub: 9, emailConfirmed: true, admin: true }),
    endings: admins(202),
  },
  { call: 'listAudit', endings: admins(202) },
  { call: 'listClubsForReview', endings: admins(202) },
  { call: 'countOverview', endings: admins(202) },
  {
    call: 'sendContactMessage',
    body: () => ({ email: 'ada@example.com', subject: 'Hello', message: 'A question', csrf: '' }),
    endings: everybody(202),
  },
  ...securityCases,
  ...accountCases,
  ...membershipCases,
  ...communityCases,
]

let site: Site
let number = 0
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A caller of this role, an open club of the role's owner, and another user to act on. */
async function setStage(role: Role): Promise<Stage> {
  number += 1
  const other = await site.people.member()
  const facts = { password, ...names }
  const makers: Record<Role, () => Promise<Member> | null> = {
    anonymous: () => null,
    member: () => site.people.member(facts),
    unconfirmed: () => site.people.member({ ...facts, confirmedEmail: false }),
    suspended: () => site.people.member({ ...facts, suspended: true }),
    owner: () => site.people.member(facts),
    admin: () => site.people.admin(facts),
  }
  const caller = await makers[role]()
  const clubID = await makeClub(site, role === 'owner' ? caller : other)
  return { caller, other, clubID, unique: `role-${number}` }
}

function needsSession({ access }: Endpoint) {
  return access === 'member' || access === 'admin'
}

const endpointOf = (call: string) => endpointNamed(endpoints, call)
/** The calls of the table above. */
const tried = new Set(cases.map((one) => one.call))

describe.each(cases.map((one) => ({ title: one.what ? `${one.call} (${one.what})` : one.call, ...one })))(
  '$title',
  ({ call, path, parameters, body, endings }) => {
    it.each(roles.map((role) => [role, endings[role]] as const))('%s: %s', async (role, ending) => {
      const endpoint = endpointOf(call)
      const stage = await setStage(role)
      const address = addressOf(endpoint, path?.(stage), parameters?.(stage))
      const answer = await site.send(endpoint.method, address, {
        headers: stage.caller?.headers ?? {},
        body: body?.(stage),
      })
      expectEnding(answer, ending)
    })
  },
)

describe('The table above', () => {
  // Calls without rules of their own are tried below, by their access alone.
  it('covers every call that is forbidden to some of its callers', () => {
    const forbids = (code: RefusalCode) => refusals[code].status === 403
    const ruled = endpoints.filter(({ refuses = [] }) => refuses.some(forbids)).map(({ name }) => name)
    expect(ruled.length).toBeGreaterThan(40)
    expect(ruled.filter((name) => !tried.has(name))).toEqual([])
  })

  it('agrees with the access that the contract declares', () => {
    const closedTo = (role: Role, ending: Ending) =>
      new Set(cases.filter((one) => one.endings[role] === ending).map((one) => one.call))
    const guarded = endpoints.filter((one) => needsSession(one) && tried.has(one.name))
    const forAdmins = guarded.filter((endpoint) => endpoint.access === 'admin')
    expect(closedTo('anonymous', 'login_needed')).toEqual(new Set(guarded.map((one) => one.name)))
    // The state of a club is an administrator's too, but shares its call with values that are the owner's.
    expect(closedTo('owner', 'admin_only')).toEqual(
      new Set([...forAdmins.map((one) => one.name), 'updateClubValue']),
    )
  })

  it('names only refusals that the call declares', () => {
    for (const { call, endings } of cases) {
      for (const ending of Object.values(endings)) {
        if (typeof ending === 'number') continue
        expect(refusals[ending]).toBeDefined()
        expect(refusalsOf(endpointOf(call))).toContain(ending)
      }
    }
  })
})

describe('Who may not call', () => {
  const guarded = endpoints.filter(needsSession)
  const forAdmins = endpoints.filter((endpoint) => endpoint.access === 'admin')

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'learns nothing about the input: %s without a session',
    async (_, endpoint) => {
      const answer = await site.send(endpoint.method, addressOf(endpoint, 'x'), {
        body: endpoint.method === 'GET' ? undefined : {},
      })
      expectRefused(answer, 'login_needed')
    },
  )

  it('is known by the session: no call that needs one accepts a suspended member', async () => {
    const { headers } = await site.people.member({ suspended: true })
    for (const endpoint of guarded) {
      const body = endpoint.method === 'GET' ? undefined : {}
      expectRefused(
        await site.send(endpoint.method, addressOf(endpoint, 'x'), { headers, body }),
        'login_needed',
      )
    }
  })

  it.each(forAdmins.map((endpoint) => [endpoint.name, endpoint] as const))(
    'learns nothing about the input: %s as a member',
    async (_, endpoint) => {
      const { headers } = await site.people.member()
      const body = endpoint.method === 'GET' ? undefined : {}
      expectRefused(
        await site.send(endpoint.method, addressOf(endpoint, 'x'), { headers, body }),
        'admin_only',
      )
    },
  )

  it('cannot act as another user with their own token', async () => {
    const [ada, admin] = [await site.people.member(), await site.people.admin()]
    for (const uid of [String(admin.id), '0', '', '9999999999', 'x', `${ada.id} `.padEnd(30, '0')]) {
      expectRefused(await ada.get('/protected', { uid }), 'login_needed')
    }
  })
})
