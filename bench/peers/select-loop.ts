import { Pool } from 'pg'

/** One indexed SELECT through our driver, as fast as sixteen connections answer it; prints how many a second. */
const CONNECTIONS = 16
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS })
const milliseconds = Number(process.env['MILLISECONDS'])
const users = Number(process.env['USERS'])
const endsAt = performance.now() + milliseconds
let answered = 0

async function ask() {
  while (performance.now() < endsAt) {
    const id = 1 + Math.floor(Math.random() * users)
    await pool.query({ name: 'one', text: 'select id, email from users where id = $1', values: [id] })
    answered += 1
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, ask))
await pool.end()
console.log(Math.round(answered / (milliseconds / 1000)))
