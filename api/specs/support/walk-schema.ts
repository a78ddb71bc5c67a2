import type { z } from 'zod'
import type { Endpoint } from '@aurivane/contract/endpoint'
import { newClubValues, reviewReason } from '@aurivane/contract/clubs'
import { believedUserValues, newUserValues } from '@aurivane/contract/profiles'

/** A leaf schema and its path from the call: `createClub body contacts 0 contactLink`. */
export type Leaf = { path: readonly (string | number)[]; schema: z.core.$ZodTypes }

/** Every schema that reads something of a request: those of the calls, and those that a use case chooses by another field. */
export function inputSchemas(endpoints: readonly Endpoint[]): Leaf[] {
  const ofCalls = endpoints.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).map(([place, schema]) => [[name, place], schema] as const),
  )
  const chosenLater = Object.entries({ newClubValues, newUserValues, believedUserValues }).flatMap(
    ([name, schemas]) => Object.entries(schemas).map(([kind, schema]) => [[name, kind], schema] as const),
  )
  const all = [...ofCalls, ...chosenLater, [['reviewReason'], reviewReason] as const]
  return all.flatMap(([path, schema]) => (schema ? [{ path, schema: schema as z.core.$ZodTypes }] : []))
}

/**
 * The schema and all schemas inside it, as Zod documents it for authors of libraries (https://zod.dev/packages/core). Throws
 * on an unknown kind, so that nothing is skipped.
 */
export function walkSchema({ path, schema }: Leaf): Leaf[] {
  return [{ path, schema }, ...partsOf({ path, schema }).flatMap(walkSchema)]
}

const plainKinds = new Set<string>(['string', 'number', 'boolean', 'enum', 'literal', 'unknown', 'transform'])

function partsOf({ path, schema }: Leaf): Leaf[] {
  const { def } = schema._zod
  const below = (part: z.core.$ZodType, ...steps: (string | number)[]) => ({
    path: [...path, ...steps],
    schema: part as z.core.$ZodTypes,
  })
  if (def.type === 'object') return Object.entries(def.shape).map(([name, part]) => below(part, name))
  if (def.type === 'array') return [below(def.element, 0)]
  if (def.type === 'union') return def.options.map((option) => below(option))
  if (def.type === 'pipe') return [below(def.in), below(def.out)]
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return [below(def.innerType)]
  if (plainKinds.has(def.type)) return []
  throw new Error(`${path.join(' ')}: ${def.type} is not known here`)
}
