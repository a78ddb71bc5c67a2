import { z } from 'zod'
import type { Endpoint } from '@aurivane/contract/endpoint'
import { newClubValues, reviewReason } from '@aurivane/contract/clubs'
import { believedUserValues, newUserValues } from '@aurivane/contract/profiles'

/** A leaf schema and its path from the call: `createClub body contacts 0 contactLink`. */
export type Leaf = { path: readonly (string | number)[]; schema: z.ZodType }

/** Every schema that reads something of a request: those of the calls, and those that a use case chooses by another field. */
export function inputSchemas(endpoints: readonly Endpoint[]): Leaf[] {
  const ofCalls = endpoints.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).map(([place, schema]) => [[name, place], schema] as const),
  )
  const chosenLater = Object.entries({ newClubValues, newUserValues, believedUserValues }).flatMap(
    ([name, schemas]) => Object.entries(schemas).map(([kind, schema]) => [[name, kind], schema] as const),
  )
  const all = [...ofCalls, ...chosenLater, [['reviewReason'], reviewReason] as const]
  return all.flatMap(([path, schema]) => (schema ? [{ path, schema }] : []))
}

/** The schema and all schemas inside it. Throws on an unknown kind, so that nothing is skipped. */
export function walkSchema({ path, schema }: Leaf): Leaf[] {
  return [{ path, schema }, ...partsOf({ path, schema }).flatMap(walkSchema)]
}

const plainKinds = new Set<string>(['string', 'number', 'boolean', 'enum', 'literal', 'unknown', 'transform'])

function partsOf({ path, schema }: Leaf): Leaf[] {
  const below = (part: unknown, ...steps: (string | number)[]) => ({
    path: [...path, ...steps],
    schema: part as z.ZodType,
  })
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, part]) => below(part, name))
  if (schema instanceof z.ZodArray) return [below(schema.element, 0)]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => below(option))
  if (schema instanceof z.ZodPipe) return [below(schema.in), below(schema.out)]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [below(schema.unwrap())]
  if (plainKinds.has(schema.type)) return []
  throw new Error(`${path.join(' ')}: ${schema.type} is not known here`)
}
