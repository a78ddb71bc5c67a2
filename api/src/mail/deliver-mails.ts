import { isAnnouncementThere } from '../announcements/announcements.queries.ts'
import { decrypt } from '../database/encrypt.ts'
import type { Services } from '../services.ts'
import { reasonOf } from './failure-reason.ts'
import type { QueuedMail } from './templates/queued-mail.ts'
import { renderMail } from './templates/render-mail.ts'
import { MAIL_QUEUE, PARKED_QUEUE } from './queue.ts'

/** A mail ready to be sent. The id is the same at every attempt, so that a mail that arrives twice is recognised as one. */
export type Mail = {
  id: string
  messageId: string
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  link?: string
}

/** `refused` is permanent; a temporary failure is thrown, and the queue retries. */
export type Transport = { send(mail: Mail): Promise<'sent' | 'refused'>; close(): void | Promise<void> }

const POLL_SECONDS = 0.5
/** As many as openSmtp keeps connections, so that a slow answer to one mail does not delay the others. */
const SMTP_AT_ONCE = 3

/** Takes mails out of the queue, renders them in the reader's language and delivers them; returns how to stop. */
export async function deliverMails(services: Services): Promise<() => Promise<void>> {
  const { queue, settings } = services
  const transport = openLazily(() => openTransport(services))
  const count = settings.smtpUrl ? SMTP_AT_ONCE : 1
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(services, transport)))
  return async () => {
    await Promise.all(workers.map((id) => queue.offWork(MAIL_QUEUE, { id, wait: true })))
    await transport.close()
  }
}

/** Loaded with the first mail: the libraries are large, and the start does not need them. */
async function openTransport({ settings, log }: Services): Promise<Transport> {
  if (settings.smtpUrl) return (await import('./send-by-smtp.ts')).openSmtp(settings.smtpUrl)
  return (await import('./write-eml-files.ts')).openMailFolder(settings.mailFolder, log)
}

function openLazily(open: () => Promise<Transport>): Transport {
  let opened: Promise<Transport> | undefined
  return {
    send: async (mail) => (await (opened ??= open())).send(mail),
    close: async () => (await opened)?.close(),
  }
}

type Job = { id: string; data: { sealed: string } }

async function startWorker(services: Services, transport: Transport): Promise<string> {
  const { queue } = services
  let id = ''
  id = await queue.work<Job['data']>(
    MAIL_QUEUE,
    { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
    async ([job]) => {
      if (!job) return
      await deliver(services, transport, job)
      // There may be more: fetch the next one at once instead of after the polling interval.
      queue.notifyWorker(id)
    },
  )
  return id
}

async function deliver(services: Services, transport: Transport, job: Job) {
  const { queue, log } = services
  const send = async () => {
    const queued = openMail(services, job.data.sealed)
    if (await isOutdated(services, queued)) return 'outdated'
    return transport.send(toMail(services, job.id, queued))
  }
  const outcome = await send().catch((error: unknown) => {
    log.warn({ mail: job.id, reason: reasonOf(error) }, 'mail not delivered yet')
    throw new Error('not delivered yet')
  })
  if (outcome === 'refused') {
    await queue.send(PARKED_QUEUE, job.data)
    log.error({ mail: job.id }, 'mail refused for good and parked')
  }
}

function openMail({ settings }: Services, sealed: string): QueuedMail {
  return JSON.parse(decrypt(settings.secretKey, 'mail-job', Buffer.from(sealed, 'base64'))) as QueuedMail
}

/** Mails about an announcement that was deleted in the meantime are not sent. */
async function isOutdated({ db }: Services, queued: QueuedMail): Promise<boolean> {
  if (queued.kind !== 'notice' || queued.announcementId === undefined) return false
  return !(await isAnnouncementThere(db, queued.announcementId))
}

function toMail({ settings }: Services, id: string, queued: QueuedMail): Mail {
  const domain = settings.mailFrom.address.split('@')[1] ?? 'localhost'
  return {
    id,
    messageId: `<${id}@${domain}>`,
    from: settings.mailFrom,
    to: queued.to,
    ...(queued.kind === 'contact' && { replyTo: { name: '', address: queued.replyTo } }),
    ...renderMail(queued, settings),
    ...('link' in queued && queued.link !== undefined && { link: queued.link }),
  }
}
