import { describe, expect, it } from 'vitest'
import * as accountAdministration from './account-administration.ts'
import * as administration from './administration.ts'
import * as announcements from './announcements.ts'
import * as auth from './auth.ts'
import * as bans from './bans.ts'
import { calls } from './calls.ts'
import * as clubs from './clubs.ts'
import * as contact from './contact.ts'
import * as emailChange from './email-change.ts'
import * as health from './health.ts'
import * as passkeys from './passkeys.ts'
import * as personalData from './personal-data.ts'
import * as meetings from './meetings.ts'
import * as notices from './notices.ts'
import * as invitations from './invitations.ts'
import * as membershipRequests from './membership-requests.ts'
import * as memberships from './memberships.ts'
import * as offers from './offers.ts'
import * as profiles from './profiles.ts'
import * as proof from './proof.ts'
import * as security from './security.ts'
import * as reports from './reports.ts'
import * as twoFactor from './two-factor.ts'

describe('The table of calls', () => {
  it('names every call as its key does', () => {
    expect(Object.values(calls).map(({ name }) => name)).toEqual(Object.keys(calls))
  })

  it.each(Object.entries(calls))('has an endpoint for %s, sent the same way', (name, call) => {
    const endpoints = {
      ...accountAdministration,
      ...administration,
      ...announcements,
      ...auth,
      ...bans,
      ...clubs,
      ...contact,
      ...emailChange,
      ...health,
      ...passkeys,
      ...personalData,
      ...meetings,
      ...notices,
      ...invitations,
      ...membershipRequests,
      ...memberships,
      ...offers,
      ...profiles,
      ...proof,
      ...security,
      ...reports,
      ...twoFactor,
    }
    expect(new Map<string, unknown>(Object.entries(endpoints)).get(name)).toMatchObject(call)
  })
})
