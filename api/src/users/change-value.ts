import {
  believedUserValues,
  newUserValues,
  type changeUserValue,
  type UserValueType,
} from '@aurivane/contract/profiles'
import type { BodyOf } from '@aurivane/contract/endpoint'
import { key } from '@aurivane/contract/messages/messages'
import { z } from 'zod'
import { parseValue, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { changeUser, lockActiveUser } from './managed-users.queries.ts'

type Values = Partial<Record<'firstName' | 'lastName' | 'description', string>>

/** Changes one value of the own profile, if it is still what the caller saw (optimistic locking). */
export async function changeValue(
  { db }: Services,
  userId: number,
  valueType: UserValueType,
  { valueType: named, toChange }: BodyOf<typeof changeUserValue>,
) {
  parseValue(z.literal(valueType, key('form.wrongType')), named, 'valueType')
  const wanted = toValues(valueType, parseNewValue(valueType, toChange.newValue))
  const believed = toValues(
    valueType,
    parseValue(believedUserValues[valueType], toChange.fieldValue, 'fieldValue'),
  )
  refuseUnless(!isSame(wanted, believed), 'nothing_changed', { fields: Object.keys(wanted) })

  await db.transaction(async (tx) => {
    const stored = await lockActiveUser(tx, userId)
    refuseUnless(stored, 'login_needed')
    // Idempotent: a repeated request changes nothing.
    if (isSame(wanted, stored)) return
    refuseUnless(isSame(believed, stored), 'changed_meanwhile')
    await changeUser(tx, userId, wanted)
  })
}

/** A name consists of two fields; input that is no object counts as neither of them given. */
function parseNewValue(valueType: UserValueType, given: unknown): Given {
  if (valueType !== 'name') return parseValue(newUserValues[valueType], given, valueType)
  const hasFields = typeof given === 'object' && given !== null && !Array.isArray(given)
  return parseValue(newUserValues.name, hasFields ? given : {})
}

type Given = string | null | { firstName: string | null; lastName: string | null }

/** Clients send null or an empty text for a missing value. */
function toValues(valueType: UserValueType, given: Given): Values {
  const named = typeof given === 'object' && given !== null ? given : { [valueType]: given }
  return Object.fromEntries(Object.entries(named).map(([name, text]) => [name, (text ?? '').trim()]))
}

function isSame(values: Values, others: Values) {
  return Object.entries(values).every(([name, text]) => others[name as keyof Values] === text)
}
