import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@aurivane/contract/locales'
import { enqueueMail } from '../src/mail/enqueue-mail.ts'
import type { QueuedMail } from '../src/mail/templates/queued-mail.ts'
import { countMails } from '../src/mail/mails.queries.ts'
import { TestSmtpServer } from '../../testing/smtp-server.ts'
import { openSite, type Site } from './support/site.ts'

const ada = { name: 'Ada <b>Rossi</b>', address: 'ada@example.com' }
const link = 'http://localhost:3000/auth/confirmemail?token=abc_DEF-123'
function confirmationMail(locale: Locale): QueuedMail {
  return { kind: 'confirm-email', to: ada, locale, link }
}

let site: Site
let smtpServer: TestSmtpServer
beforeAll(async () => {
  smtpServer = new TestSmtpServer()
  site = await openSite({ smtpUrl: `smtp://127.0.0.1:${await smtpServer.open()}` })
})
afterEach(() => {
  smtpServer.arrivals.length = 0
  smtpServer.behaviour = 'accept'
})
afterAll(async () => {
  await site.close()
  await smtpServer.close()
})

function post(mail: QueuedMail) {
  return site.db.transaction((tx) => enqueueMail(tx, site.services, mail))
}

describe('A mail over SMTP', () => {
  it('has one recipient, a text and an HTML part, and the link of the mail in both', async () => {
    await post(confirmationMail('en'))
    const [arrival] = await smtpServer.waitFor(1)
    expect(arrival?.envelope).toEqual({ from: 'no-reply@aurivane.example', to: ['ada@example.com'] })
    expect(arrival?.mail).toMatchObject({ to: ['ada@example.com'], subject: 'Confirm your email address' })
    expect(arrival?.mail.text).toContain(link)
    expect(arrival?.mail.html).toContain(`href="${link}"`)
    expect(arrival?.mail.html).toContain('width=device-width')
  })

  it('escapes what a person has typed', async () => {
    await post(confirmationMail('en'))
    const [arrival] = await smtpServer.waitFor(1)
    expect(arrival?.mail.html).toContain('Ada &lt;b&gt;Rossi&lt;/b&gt;')
    expect(arrival?.mail.html).not.toContain('<b>')
  })

  it.each([
    ['it', 'Confermi il Suo indirizzo email', 'lang="it"'],
    ['de', 'Bitte bestätigen Sie Ihre E-Mail-Adresse', 'lang="de"'],
  ] as const)('is written in the reader’s language: %s', async (locale, subject, lang) => {
    await post(confirmationMail(locale))
    const [arrival] = await smtpServer.waitFor(1)
    expect(arrival?.mail.subject).toBe(subject)
    expect(arrival?.mail.html).toContain(lang)
    expect(arrival?.mail.raw).toMatch(/^Auto-Submitted: auto-generated$/im)
  })

  it('passes a contact message on with Reply-To, and no header can be injected through its subject', async () => {
    const subject = 'Hello\r\nBcc: evil@example.com'
    const to = { name: 'Aurivane', address: 'support@aurivane.example' }
    await post({
      kind: 'contact',
      to,
      locale: 'en',
      replyTo: 'eve@example.com',
      subject,
      message: '{{name}} <i>hi</i>\n\nBye',
    })
    const [arrival] = await smtpServer.waitFor(1)
    expect(arrival?.envelope.to).toEqual(['support@aurivane.example'])
    expect(arrival?.mail.replyTo).toEqual(['eve@example.com'])
    // Written by a person, unlike our other mails, which are marked as automatic.
    expect(arrival?.mail.raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/im)
    expect(arrival?.mail.raw).not.toMatch(/^Bcc:/m)
    expect(arrival?.mail.text).toContain('{{name}} <i>hi</i>')
    expect(arrival?.mail.html).toContain('{{name}} &lt;i&gt;hi&lt;/i&gt;')
  })

  it('is not there when the transaction that wrote it was rolled back', async () => {
    // Mails of earlier tests have arrived, but may not be marked as done yet.
    await expect.poll(() => countMails(site.db), { timeout: 10_000 }).toMatchObject({ waiting: 0 })
    const failing = site.db.transaction(async (tx) => {
      await enqueueMail(tx, site.services, confirmationMail('en'))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await countMails(site.db)).toMatchObject({ waiting: 0 })
  })
})

describe('A mail server in trouble', () => {
  it('gets the mail later, once and with the same Message-ID, when it answers 451 first', async () => {
    smtpServer.behaviour = 'defer'
    await post(confirmationMail('en'))
    await expect.poll(() => countMails(site.db), { timeout: 10_000 }).toMatchObject({ waiting: 1 })
    smtpServer.behaviour = 'accept'
    const arrivals = await smtpServer.waitFor(1)
    expect(new Set(arrivals.map((arrival) => arrival.mail.messageId)).size).toBe(arrivals.length)
    await expect.poll(() => countMails(site.db), { timeout: 10_000 }).toMatchObject({ waiting: 0 })
    expect(smtpServer.arrivals).toHaveLength(1)
  })

  it('is quoted in the log without the address that it complains about', async () => {
    const warn = vi.spyOn(site.services.log, 'warn')
    smtpServer.behaviour = 'defer'
    await post(confirmationMail('en'))
    await expect.poll(() => JSON.stringify(warn.mock.calls), { timeout: 10_000 }).toContain('451')
    expect(JSON.stringify(warn.mock.calls)).not.toContain(ada.address)
    warn.mockRestore()
    smtpServer.behaviour = 'accept'
    await smtpServer.waitFor(1)
  })

  it('never gets a mail again that it refused permanently: the mail is parked and counted', async () => {
    smtpServer.behaviour = 'reject'
    await post(confirmationMail('en'))
    await expect.poll(() => countMails(site.db), { timeout: 10_000 }).toEqual({ waiting: 0, parked: 1 })
    smtpServer.behaviour = 'accept'
    expect(smtpServer.arrivals).toHaveLength(0)
  })

  it.each(['reject sender', 'deny relaying'] as const)(
    'is sent again after a refusal of the site itself, which the operator can mend: %s',
    async (behaviour) => {
      const warn = vi.spyOn(site.services.log, 'warn')
      const { parked } = await countMails(site.db)
      smtpServer.behaviour = behaviour
      await post(confirmationMail('en'))
      await expect.poll(() => JSON.stringify(warn.mock.calls), { timeout: 10_000 }).toContain('550')
      smtpServer.behaviour = 'accept'
      await smtpServer.waitFor(1)
      expect((await countMails(site.db)).parked).toBe(parked)
      warn.mockRestore()
    },
  )
})

describe('A mail that was sealed under another SECRET_KEY', () => {
  it('waits, and the log says why', async () => {
    const ours = await openSite()
    try {
      const warn = vi.spyOn(ours.services.log, 'warn')
      const theirs = { ...ours.services, settings: { ...ours.settings, secretKey: 'k'.repeat(32) } }
      await ours.db.transaction((tx) => enqueueMail(tx, theirs, confirmationMail('en')))
      await expect.poll(() => JSON.stringify(warn.mock.calls), { timeout: 10_000 }).toContain('SECRET_KEY')
      expect(await countMails(ours.db)).toEqual({ waiting: 1, parked: 0 })
    } finally {
      await ours.close()
    }
  })
})

describe('A mail server that is down for a while', () => {
  it('gets every mail exactly once when it is back', async () => {
    const port = await closedPort()
    const waiting = await openSite({ smtpUrl: `smtp://127.0.0.1:${port}` })
    const late = new TestSmtpServer()
    try {
      const mails = Array.from({ length: 5 }, (_, place) => ({
        ...confirmationMail('en'),
        to: { name: 'Ada', address: `ada${place}@example.com` },
      }))
      for (const mail of mails) await waiting.db.transaction((tx) => enqueueMail(tx, waiting.services, mail))
      await expect.poll(() => countMails(waiting.db)).toMatchObject({ waiting: 5 })
      await late.open(port)
      const arrivals = await late.waitFor(5)
      await expect.poll(() => countMails(waiting.db), { timeout: 15_000 }).toMatchObject({ waiting: 0 })
      expect(arrivals).toHaveLength(mails.length)
      const reached = new Set(arrivals.map((arrival) => arrival.envelope.to[0]))
      expect(reached).toEqual(new Set(mails.map(({ to }) => to.address)))
    } finally {
      await waiting.close()
      await late.close()
    }
  }, 30_000)
})

describe('Without a mail server', () => {
  it('each mail becomes one whole .eml file that nobody else on the machine can read', async () => {
    const folderSite = await openSite()
    try {
      await folderSite.db.transaction((tx) => enqueueMail(tx, folderSite.services, confirmationMail('en')))
      const mail = await folderSite.mailbox.waitFor('ada@example.com')
      expect(mail.text).toContain(link)
      expect(await folderSite.mailbox.all()).toHaveLength(1)
      const folder = folderSite.settings.mailFolder
      const [file = ''] = await readdir(folder)
      const modes = [await stat(folder), await stat(join(folder, file))].map(({ mode }) => mode & 0o777)
      expect(modes).toEqual([0o700, 0o600])
    } finally {
      await folderSite.close()
    }
  })
})

async function closedPort(): Promise<number> {
  const smtpServer = new TestSmtpServer()
  const port = await smtpServer.open()
  await smtpServer.close()
  return port
}
