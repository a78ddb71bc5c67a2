import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'

/** Bare Fastify with the same driver, response schemas and, for JSON, the same headers. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>
const text = { type: 'string' }
const user = {
  type: 'object',
  properties: { id: { type: 'integer' }, email: text, first_name: text, last_name: text, country: text },
}
const jsonSchema = { response: { 200: { type: 'object', properties: { result: text } } } }
const protectedSchema = {
  response: { 203: { type: 'object', properties: { result: text, userObject: user } } },
}
const app = Fastify({ genReqId: () => randomUUID() })

app.get('/json', { schema: jsonSchema }, async (request, reply) => {
  reply.headers(headers).header('x-request-id', request.id)
  return { result: 'OK' }
})
app.get('/protected', { schema: protectedSchema }, async (request, reply) => {
  const { rows } = await pool.query<object>({
    name: 'find_user',
    text: 'select id, email, first_name, last_name, country from users where id = $1',
    values: [Number(request.headers['uid'] ?? 0)],
  })
  reply.code(203)
  return { result: 'OK', userObject: rows[0] }
})
app.get('/ready', () => 'ready')
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
