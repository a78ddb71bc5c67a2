import { isDeepStrictEqual } from 'node:util'
import { refuseUnless } from './refusal.ts'

type Seen<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** For a row under lock. Only what the caller sent was seen; whoever sent nothing writes over anything. */
export function refuseUnlessStill<Values extends object>(seen: Seen<Values> = {}, stored: Values) {
  const names = Object.keys(seen) as (keyof Values)[]
  const isStill = names.every(
    (name) => seen[name] === undefined || isDeepStrictEqual(seen[name], stored[name]),
  )
  refuseUnless(isStill, 'changed_meanwhile')
}
