import { changeAdmin, listAdmins } from '@aurivane/api/database/grant-admin'
import { openLog } from './log.ts'
import { openServices } from './open-services.ts'
import { readSettings } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list'

async function run([command, email]: string[]): Promise<number> {
  const isChange = (command === 'grant' || command === 'revoke') && email !== undefined
  if (!isChange && command !== 'list') {
    console.error(usage)
    return 2
  }
  const { services, close } = await openServices(readSettings(process.env), openLog('silent'))
  try {
    if (command === 'list') {
      for (const admin of await listAdmins(services.db)) console.log(`${admin.id}\t${admin.email}`)
      return 0
    }
    const outcome = await changeAdmin(services, email ?? '', command === 'grant')
    const sentences = {
      changed:
        command === 'grant' ? `${email} is an administrator now` : `${email} is no administrator any more`,
      unchanged: 'Nothing to change',
      unknown: `There is no user with the email ${email}`,
      'last-admin': 'The last active administrator cannot lose the role',
    }
    console.log(sentences[outcome])
    return outcome === 'changed' || outcome === 'unchanged' ? 0 : 1
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
