import { isDeepStrictEqual } from 'node:util'
import { refuseUnless } from './refusal.ts'

type Seen<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** Optimistic locking for a locked row: compares the values that the caller saw. A caller who sends none overwrites anything. */
export function refuseIfChanged<Values extends object>(seen: Seen<Values> = {}, stored: Values) {
  const names = Object.keys(seen) as (keyof Values)[]
  const isUnchanged = names.every(
    (name) => seen[name] === undefined || isDeepStrictEqual(seen[name], stored[name]),
  )
  refuseUnless(isUnchanged, 'changed_meanwhile')
}
