import type { listClubs } from '@aurivane/contract/clubs'
import type { AnswerOf } from '@aurivane/contract/endpoint'

export type ClubPage = AnswerOf<typeof listClubs>

/** What the boot script of /clubs has asked for and perhaps drawn before the app was there. */
export type EarlyClubs = {
  /** An answer that no list can be made from is none. */
  made: Promise<{ answer: ClubPage }>
  drawn: ClubPage | null
  /** By the app, which draws the list from now on. */
  isTaken: boolean
}

declare global {
  var earlyClubs: EarlyClubs | undefined
}
