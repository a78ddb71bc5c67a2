import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { readMail, type Mail } from './mailbox.ts'

type Envelope = { from: string; to: string[] }
type Arrival = { envelope: Envelope; mail: Mail }
type Behaviour = 'accept' | 'defer' | 'reject' | 'reject sender' | 'deny relaying'

const TIMEOUT_MS = 15_000
const LOOK_AGAIN_MS = 20

/** A real SMTP server whose answers a test can change. */
export class TestSmtpServer {
  readonly arrivals: Arrival[] = []
  behaviour: Behaviour = 'accept'
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(this.#complaintAboutSender()),
    onRcptTo: ({ address }, _session, done) => done(this.#complaint(address)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void readMail(Buffer.concat(chunks)).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          this.arrivals.push({ envelope: { from, to: rcptTo.map(({ address }) => address) }, mail })
          done()
        })
      })
    },
  })

  #complaintAboutSender() {
    if (this.behaviour !== 'reject sender') return null
    return Object.assign(new Error('sender not allowed'), { responseCode: 550 })
  }

  #complaint(address: string) {
    if (this.behaviour === 'accept') return null
    const code = this.behaviour === 'defer' ? 451 : 550
    // Postfix complains about the sender and the client in its answer to RCPT TO.
    const status = this.behaviour === 'deny relaying' ? '5.7.1 ' : ''
    return Object.assign(new Error(`${status}<${address}>: ${this.behaviour}`), { responseCode: code })
  }

  open(port = 0): Promise<number> {
    return new Promise((resolve) => {
      const listening = this.#server.listen(port, '127.0.0.1', () => {
        const address = listening.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  waitFor(count: number): Promise<Arrival[]> {
    return until(() => (this.arrivals.length >= count ? this.arrivals : undefined), `${count} mails`)
  }

  /** The newest mail of this subject to an address, once there is one. */
  receive(address: string, subject: string): Promise<Mail> {
    const isIt = ({ envelope, mail }: Arrival) => envelope.to.includes(address) && mail.subject === subject
    return until(() => this.arrivals.findLast(isIt)?.mail, `the mail "${subject}"`)
  }
}

async function until<Found>(find: () => Found | undefined, what: string): Promise<Found> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > giveUpAt) throw new Error(`${what} did not arrive in time`)
    await wait(LOOK_AGAIN_MS)
  }
}
