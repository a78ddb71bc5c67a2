import { hash, verify } from '@node-rs/argon2'

/** One password check and nothing else, with the site's parameters; prints its processor time in milliseconds. */
const ROUNDS = 20
const password = 'plain stones in a row'
const stored = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const before = process.cpuUsage()
const startedAt = performance.now()
for (let round = 0; round < ROUNDS; round += 1) await verify(stored, password)
const { user, system } = process.cpuUsage(before)
const cpu = (user + system) / 1000 / ROUNDS
console.log(JSON.stringify({ cpu, ms: (performance.now() - startedAt) / ROUNDS }))
