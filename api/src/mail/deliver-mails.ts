import { decrypt } from '../database/encrypt.ts'
import type { Services } from '../services.ts'
import { reasonOf } from './failure-reason.ts'
import type { Letter } from './letters/letter.ts'
import { writeLetter } from './letters/write-letter.ts'
import { MAIL_QUEUE, PARKED_QUEUE } from './queue.ts'

/** A mail ready to be sent; the id is the same at every try, so that a mail which arrives twice is known to be one. */
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

/** `refused` means for good; a failure that may pass is thrown, and the queue tries again. */
export type Carrier = { send(mail: Mail): Promise<'sent' | 'refused'>; close(): void | Promise<void> }

const POLL_SECONDS = 0.5
/** As many as openSmtp keeps connections: a slow answer to one mail does not hold up the others. */
const SMTP_AT_ONCE = 3

/** Takes letters out of the queue, writes them in the reader's language and delivers them; answers how to stop. */
export async function deliverMails(services: Services): Promise<() => Promise<void>> {
  const { queue, settings } = services
  const carrier = carryLater(() => openCarrier(services))
  const count = settings.smtpUrl ? SMTP_AT_ONCE : 1
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(services, carrier)))
  return async () => {
    await Promise.all(workers.map((id) => queue.offWork(MAIL_QUEUE, { id, wait: true })))
    await carrier.close()
  }
}

/** Loaded with the first mail: what writes mails is large, and no start waits for it. */
async function openCarrier({ settings, log }: Services): Promise<Carrier> {
  if (settings.smtpUrl) return (await import('./send-by-smtp.ts')).openSmtp(settings.smtpUrl)
  return (await import('./write-eml-files.ts')).openMailFolder(settings.mailFolder, log)
}

function carryLater(open: () => Promise<Carrier>): Carrier {
  let opened: Promise<Carrier> | undefined
  return {
    send: async (mail) => (await (opened ??= open())).send(mail),
    close: async () => (await opened)?.close(),
  }
}

type Job = { id: string; data: { sealed: string } }

async function startWorker(services: Services, carrier: Carrier): Promise<string> {
  const { queue } = services
  let id = ''
  id = await queue.work<Job['data']>(
    MAIL_QUEUE,
    { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
    async ([job]) => {
      if (!job) return
      await deliver(services, carrier, job)
      // Where one was, there may be more: the next is fetched at once rather than after the pause.
      queue.notifyWorker(id)
    },
  )
  return id
}

async function deliver(services: Services, carrier: Carrier, job: Job) {
  const { queue, log } = services
  const send = async () => carrier.send(toMail(services, job.id, job.data.sealed))
  const outcome = await send().catch((error: unknown) => {
    log.warn({ mail: job.id, reason: reasonOf(error) }, 'mail not delivered yet')
    throw new Error('not delivered yet')
  })
  if (outcome === 'refused') {
    await queue.send(PARKED_QUEUE, job.data)
    log.error({ mail: job.id }, 'mail refused for good and parked')
  }
}

function toMail({ settings }: Services, id: string, sealed: string): Mail {
  const letter = JSON.parse(decrypt(settings.secretKey, 'mail-job', Buffer.from(sealed, 'base64'))) as Letter
  const domain = settings.mailFrom.address.split('@')[1] ?? 'localhost'
  return {
    id,
    messageId: `<${id}@${domain}>`,
    from: settings.mailFrom,
    to: letter.to,
    ...(letter.kind === 'contact' && { replyTo: { name: '', address: letter.replyTo } }),
    ...writeLetter(letter, settings),
    ...('link' in letter && { link: letter.link }),
  }
}
