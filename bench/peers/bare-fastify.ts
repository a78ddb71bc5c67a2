import Fastify from 'fastify'
import { Pool } from 'pg'

/** The least that an authenticated read needs: Fastify, the same driver, one indexed SELECT, an answer by schema. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const text = { type: 'string' }
const user = {
  type: 'object',
  properties: { id: { type: 'integer' }, email: text, first_name: text, last_name: text, country: text },
}
const schema = { response: { 203: { type: 'object', properties: { result: text, userObject: user } } } }
const app = Fastify()

app.get('/protected', { schema }, async (request, reply) => {
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
