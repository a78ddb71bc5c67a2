import { changeAdmin, listAdmins, type Services } from '@aurivane/api'
import { openLog } from './log.ts'
import { openServices } from './open-services.ts'
import { readSettings } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

const usage = 'Usage: npm run admin -- grant EMAIL [--force] | revoke EMAIL | list'

type Change = { email: string; admin: boolean; isForced: boolean }
type Command = { is: 'list' } | ({ is: 'change' } & Change)

function readCommand(words: string[]): Command | null {
  const [word, email, ...rest] = words.filter((one) => one !== '--force')
  const isForced = words.includes('--force')
  if (isForced && word !== 'grant') return null
  if (word === 'list' && email === undefined) return { is: 'list' }
  // Only one address is supported.
  if (!email || rest.length > 0 || (word !== 'grant' && word !== 'revoke')) return null
  return { is: 'change', email, admin: word === 'grant', isForced }
}

async function list({ db }: Services): Promise<number> {
  for (const { id, email, suspendedAt } of await listAdmins(db))
    console.log(`${id}\t${email}${suspendedAt ? '\tsuspended' : ''}`)
  return 0
}

async function change(services: Services, wanted: Change): Promise<number> {
  const { email, admin } = wanted
  const outcome = await changeAdmin(services, wanted)
  const sentences = {
    changed: admin ? `${email} is an administrator now` : `${email} is no administrator any more`,
    unchanged: 'Nothing to change',
    unknown: `There is no user with the email ${email}`,
    unconfirmed: `${email} is not confirmed, so a stranger may have registered it: nothing was changed. --force grants the role all the same`,
    'last-admin': 'The last active administrator cannot lose the role',
  }
  console.log(sentences[outcome])
  return outcome === 'changed' || outcome === 'unchanged' ? 0 : 1
}

async function run(words: string[]): Promise<number> {
  const command = readCommand(words)
  if (!command) {
    console.error(usage)
    return 2
  }
  const { services, queueing, close } = await openServices(readSettings(process.env), openLog('silent'))
  try {
    await queueing
    return command.is === 'list' ? await list(services) : await change(services, command)
  } finally {
    await close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  console.error(explainStartFailure(error))
  process.exitCode = 1
}
