import { ServerResponse, validateHeaderName, validateHeaderValue, type IncomingMessage } from 'node:http'

type Headers = Readonly<Record<string, unknown>>
type Identified = IncomingMessage & { requestId?: string }

/** What Node.js knows of an answer when it puts its head together, whoever wrote it. */
type Head = {
  _storeHeader(firstLine: string, headers: Headers | undefined): void
  _contentLength: number | null
  _hasBody: boolean
  useChunkedEncodingByDefault: boolean
}
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as Head

/** They say one of a few things, and never a secret: their lines are worth keeping. */
const REPEATED = [
  'cache-control',
  'content-encoding',
  'content-language',
  'content-security-policy',
  'content-type',
  'vary',
]
const LINES_KEPT_MAX = 200

/** Lines of a head, checked and joined once for all the answers that say them. A header without a value is left out. */
export type ReadyLines = { readonly lines: ReadonlyMap<string, string>; readonly text: string }

export function toReadyLines(headers: Readonly<Record<string, string>>): ReadyLines {
  return joined(new Map(Object.entries(headers).map(([name, value]) => [name, toLine(name, value)])))
}

function joined(lines: ReadonlyMap<string, string>): ReadyLines {
  return { lines, text: [...lines.values()].join('') }
}

type Prepared = ServerResponse & { preparedLines?: ReadyLines }

/** Lets an answer say these lines, too. */
export function prepareHead(response: ServerResponse, lines: ReadyLines) {
  ;(response as Prepared).preparedLines = lines
}

/**
 * Answers that carry these headers without naming them. Lines are checked and joined once, since Node.js would do it again for
 * each of thousands of answers a second (docs/decisions/0058-heads-from-ready-lines.md). What an answer says itself takes the
 * place of the line that says the same.
 */
export function answersWith(headers: Readonly<Record<string, string>>) {
  const always = toReadyLines(headers)
  const merged = new WeakMap<ReadyLines, ReadyLines>()
  const mergedWith = (prepared: ReadyLines) => {
    const all = merged.get(prepared) ?? joined(new Map([...always.lines, ...prepared.lines]))
    merged.set(prepared, all)
    return all
  }

  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    protected _storeHeader(firstLine: string, own: Headers = {}) {
      const head = this as unknown as Head
      const id = (this.req as Identified).requestId
      const prepared = (this as Prepared).preparedLines
      const ready = textBeside(own, prepared ? mergedWith(prepared) : always)
      const begun = firstLine + ready + (id === undefined ? '' : `x-request-id: ${id}\r\n`)
      const { lines, rest } = divide(own, head)
      storeHeader.call(head, begun + lines, rest)
    }
  }
}

/** The lines that an answer does not say itself. */
function textBeside(own: Headers, { lines, text }: ReadyLines): string {
  for (const name in own) {
    if (lines.has(name)) return [...lines].map(([known, line]) => (known in own ? '' : line)).join('')
  }
  return text
}

/** Gives a request the id that stands in its log lines and in its answer. */
export function identify(request: IncomingMessage, id: string): string {
  ;(request as Identified).requestId = id
  return id
}

/** Lines that are known, and what is left for Node.js to check and write. */
function divide(own: Headers, head: Head): { lines: string; rest: Headers | undefined } {
  // A list of names and values, as Node.js writes it when it closes a connection.
  if (Array.isArray(own)) return { lines: '', rest: own }
  let lines = ''
  let rest: Record<string, unknown> | undefined
  for (const name in own) {
    const value = own[name]
    // Several values, or headers that were set one by one, which Node.js keeps in a form of its own.
    if (typeof value === 'object') return { lines: '', rest: own }
    const line = keptLine(name, value)
    if (line !== undefined) lines += line
    else if (name !== 'content-length' || !tellLength(head, Number(value))) (rest ??= {})[name] = value
  }
  return { lines, rest }
}

const kept = new Map(REPEATED.map((name) => [name, new Map<string, string>()]))

function keptLine(name: string, value: unknown): string | undefined {
  const lines = kept.get(name)
  if (!lines || typeof value !== 'string') return undefined
  const known = lines.get(value)
  if (known !== undefined) return known
  if (lines.size >= LINES_KEPT_MAX) lines.clear()
  const line = toLine(name, value)
  lines.set(value, line)
  return line
}

/** Node.js writes the length it was told before, where an answer has a body and the caller speaks HTTP/1.1. */
function tellLength(head: Head, length: number): boolean {
  if (!head._hasBody || !head.useChunkedEncodingByDefault || !Number.isSafeInteger(length)) return false
  head._contentLength = length
  return true
}

function toLine(name: string, value: string) {
  if (value === '') return ''
  validateHeaderName(name)
  validateHeaderValue(name, value)
  return `${name}: ${value}\r\n`
}
