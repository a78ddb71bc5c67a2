import type { Session } from '../../testing/people.ts'
import { isAcknowledged, type Answer } from '../../testing/send.ts'

export type Kind =
  | 'signup'
  | 'club'
  | 'contact'
  | 'profile'
  | 'join'
  | 'leave'
  | 'request'
  | 'withdraw'
  | 'approve'
  | 'announcement'
  | 'answer'

/** What a writer sends next. */
export type Attempt = {
  kind: Kind
  /** What the database holds afterwards; unique except for joining, leaving and answering. */
  mark: string
  path: string
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: object
  /** Without: as a visitor. */
  as?: Session
}

/** One write and how it ended. `unknown`: it may have been stored or not. */
export type Write = {
  kind: Kind
  mark: string
  place: number
  outcome: 'yes' | 'no' | 'unknown'
  answer: Answer
}

/** `mayBeRepeated`: a proxy may have sent the request twice, and the second one was refused because the first was stored. */
export function outcomeOf(answer: Answer, mayBeRepeated: boolean): Write['outcome'] {
  if (isAcknowledged(answer)) return 'yes'
  if (mayBeRepeated) return 'unknown'
  return isNotWritten(answer) ? 'no' : 'unknown'
}

/**
 * A refusal means that nothing was written. A 503 does not: the database may have died after storing. Neither does a missing
 * answer, unless the connection was refused.
 */
function isNotWritten({ status, wasSent }: Answer) {
  return (status >= 400 && status < 500) || (status === 0 && !wasSent)
}
