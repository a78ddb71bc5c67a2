import type * as accountAdministration from './account-administration.ts'
import type * as administration from './administration.ts'
import type * as announcements from './announcements.ts'
import type * as auth from './auth.ts'
import type * as bans from './bans.ts'
import type { Call } from './call.ts'
import type * as clubs from './clubs.ts'
import type * as contact from './contact.ts'
import type * as emailChange from './email-change.ts'
import type { Endpoint } from './endpoint.ts'
import type * as health from './health.ts'
import type * as passkeys from './passkeys.ts'
import type * as personalData from './personal-data.ts'
import type * as meetings from './meetings.ts'
import type * as notices from './notices.ts'
import type * as invitations from './invitations.ts'
import type * as membershipRequests from './membership-requests.ts'
import type * as memberships from './memberships.ts'
import type * as offers from './offers.ts'
import type * as profiles from './profiles.ts'
import type * as proof from './proof.ts'
import type * as reports from './reports.ts'
import type * as security from './security.ts'
import type * as twoFactor from './two-factor.ts'

type Endpoints = typeof accountAdministration &
  typeof administration &
  typeof announcements &
  typeof auth &
  typeof bans &
  typeof clubs &
  typeof contact &
  typeof emailChange &
  typeof health &
  typeof passkeys &
  typeof personalData &
  typeof meetings &
  typeof notices &
  typeof invitations &
  typeof membershipRequests &
  typeof memberships &
  typeof offers &
  typeof profiles &
  typeof proof &
  typeof security &
  typeof reports &
  typeof twoFactor

/** The type of a call's definition: input and answer are typed where no schema is loaded. */
export type EndpointOf<C extends Call> = C extends Endpoint
  ? C
  : C['name'] extends keyof Endpoints
    ? Endpoints[C['name']]
    : Endpoint
