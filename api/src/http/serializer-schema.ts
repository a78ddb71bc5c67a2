import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The serialiser made from this writes the schema's keys and no others, so that nothing else can leak. */
export function toSerializerSchema(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => preferNullable(jsonSchema),
  })
  return rest
}

/**
 * "This or null" in the form that the serialiser recognises. As a union of two schemas it would validate every value
 * against each of them.
 */
function preferNullable(schema: JsonSchema) {
  const [choice, nothing, ...more] = schema.anyOf ?? []
  if (!isSchema(choice) || !isSchema(nothing) || more.length > 0) return
  if (nothing.type !== 'null' || typeof choice.type !== 'string') return
  delete schema.anyOf
  Object.assign(schema, choice, { nullable: true })
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null
}
