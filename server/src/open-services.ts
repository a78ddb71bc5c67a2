import { join, resolve } from 'node:path'
import { migrateDatabase, openDatabase, openQueue, type Services, startQueue } from '@aurivane/api'
import { DEFAULT_PROMOTION_OFF } from '@aurivane/contract/promotion'
import type { PoolConfig } from 'pg'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import type { openLog } from './log.ts'
import { keepSecretKey } from './secret-key.ts'
import type { Settings } from './settings.ts'

type Log = ReturnType<typeof openLog>
export type OpenServices = {
  services: Services
  connection: PoolConfig
  /** Nothing may be queued before it resolves. */
  queueing: Promise<void>
  close(): Promise<void>
}

/** Opens and migrates the database, embedded or separate, and creates the API's services. */
export async function openServices(
  settings: Settings,
  log: Log,
  joining = settings.databaseUrl ? null : joinEmbeddedPostgres(resolve(settings.dataDir), log),
): Promise<OpenServices> {
  const dataDir = resolve(settings.dataDir)
  const embedded = await joining
  try {
    const connection: PoolConfig = embedded?.connection ?? { connectionString: settings.databaseUrl }
    await migrateDatabase(connection, {
      // Of a separate database the operator makes the backup.
      ...(embedded && { beforeUpgrade: () => backUp(dataDir, embedded, log) }),
    })
    const secretKey = settings.secretKey ?? (await keepSecretKey(dataDir))
    const db = openDatabase(connection, (error) =>
      log.warn({ reason: error.message }, 'database connection lost'),
    )
    const queue = openQueue(connection, log)
    const queueing = startQueue(queue)
    const services: Services = {
      db,
      queue,
      clock: { now: () => new Date() },
      log,
      settings: toApiSettings(settings, dataDir, secretKey),
    }
    return {
      services,
      connection,
      queueing,
      async close() {
        await queueing.catch(() => {})
        await queue.stop({ graceful: true, timeout: 1_000 })
        await db.close()
        await embedded?.leave()
      },
    }
  } catch (error) {
    await embedded?.leave()
    throw error
  }
}

/** Loaded only for an upgrade. */
async function backUp(dataDir: string, embedded: EmbeddedPostgres, log: Log) {
  const { backUpBeforeUpgrade } = await import('./backup/back-up-before-upgrade.ts')
  await backUpBeforeUpgrade(dataDir, embedded, log)
}

function toApiSettings(settings: Settings, dataDir: string, secretKey: string): Services['settings'] {
  return {
    publicUrl: settings.publicUrl,
    supportEmail: settings.supportEmail,
    mailFrom: settings.mailFrom,
    smtpUrl: settings.smtpUrl ?? null,
    mailFolder: join(dataDir, 'mail'),
    secretKey,
    defaultMaxClubs: settings.defaultMaxClubs,
    rateLimits: settings.rateLimits,
    requireAdminTwoFactor: settings.requireAdminTwoFactor,
    geoCountryHeader: settings.geoCountryHeader ?? null,
    promotionOff: settings.operator.promotionOff ?? DEFAULT_PROMOTION_OFF,
    isSecure: settings.publicUrl.startsWith('https:'),
  }
}
