import { createServer, type Server, type Socket } from 'node:net'

export type Behaviour = 'accept' | 'slow' | 'defer' | 'drop' | 'reject'
export type Arrival = { to: string; messageId: string }

const SLOW_REPLY_MS = 1_500

/** An SMTP server on plain sockets, so that it can fail at every step of the protocol. */
export class TestSmtpServer {
  behaviour: Behaviour = 'accept'
  /** Accepted and acknowledged. */
  readonly arrivals: Arrival[] = []
  /** Received completely, but never acknowledged. */
  readonly dropped: Arrival[] = []
  refusals = 0
  port = 0
  #server: Server | undefined
  readonly #sockets = new Set<Socket>()

  open(port: number): Promise<void> {
    this.port = port
    return new Promise((resolve) => {
      this.#server = createServer((socket) => this.#talk(socket)).listen(port, '127.0.0.1', () => resolve())
    })
  }

  /** Connections are refused from now on. */
  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    return new Promise((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }

  #talk(socket: Socket) {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {})
    let received = ''
    let recipient = ''
    let isData = false
    const say = (text: string) => {
      const pause = this.behaviour === 'slow' ? SLOW_REPLY_MS : 0
      setTimeout(() => socket.writable && socket.write(`${text}\r\n`), pause)
    }
    say('220 SMTP server of a trial')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n'
        const place = received.indexOf(end)
        if (place === -1) return
        const piece = received.slice(0, place)
        received = received.slice(place + end.length)
        if (isData) {
          isData = false
          this.#take(
            socket,
            { to: recipient, messageId: /^Message-ID:\s*(<[^>]+>)/im.exec(piece)?.[1] ?? '' },
            say,
          )
          continue
        }
        if (/^RCPT/i.test(piece)) recipient = /<([^>]*)>/.exec(piece)?.[1] ?? ''
        isData = /^DATA/i.test(piece)
        say(this.#answer(piece))
      }
    })
  }

  #take(socket: Socket, mail: Arrival, say: (text: string) => void) {
    if (this.behaviour === 'drop') {
      this.dropped.push(mail)
      socket.destroy()
      return
    }
    this.arrivals.push(mail)
    say('250 taken')
  }

  #answer(command: string): string {
    const word = command.slice(0, 4).toUpperCase()
    if (word === 'RCPT' && this.behaviour === 'defer') return '451 come back later'
    if (word === 'RCPT' && this.behaviour === 'reject') {
      this.refusals += 1
      return '550 no such user'
    }
    if (word === 'DATA') return '354 go on'
    return word === 'QUIT' ? '221 bye' : '250 ok'
  }
}
