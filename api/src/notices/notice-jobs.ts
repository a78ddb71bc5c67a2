import { SECOND_MS } from '@aurivane/contract/limits'
import { remindOfMeetings } from '../meetings/remind-of-meetings.ts'
import type { Services } from '../services.ts'
import { deliverNotices } from './deliver-notices.ts'

const EVERY_MS = SECOND_MS

/** Delivers notices for many people and makes reminders; every instance does so. Returns how to stop. */
export function startNoticeJobs(services: Services): () => Promise<void> {
  let isStopping = false
  let running: Promise<void> | null = null
  const run = async () => {
    await deliverNotices(services, () => isStopping)
    await remindOfMeetings(services)
  }
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => services.log.warn({ err: error }, 'notice jobs failed'))
      .finally(() => {
        running = null
      })
  }, EVERY_MS).unref()
  return async () => {
    isStopping = true
    clearInterval(timer)
    await running
  }
}
