import { ServerResponse, validateHeaderName, validateHeaderValue, type IncomingMessage } from 'node:http'

type Headers = Readonly<Record<string, unknown>>
type Identified = IncomingMessage & { requestId?: string }

/** Where Node.js puts the head of an answer together, whoever wrote it. */
type Head = { _storeHeader(firstLine: string, headers: Headers | undefined): void }
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as Head

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
    const known = merged.get(prepared)
    if (known) return known
    const all = joined(new Map([...always.lines, ...prepared.lines]))
    merged.set(prepared, all)
    return all
  }

  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    protected _storeHeader(firstLine: string, own: Headers | undefined) {
      const head = this as unknown as Head
      const id = (this.req as Identified).requestId
      const idLine = id === undefined ? '' : `x-request-id: ${id}\r\n`
      const prepared = (this as Prepared).preparedLines
      const ready = prepared ? mergedWith(prepared) : always
      const text = own ? textBeside(own, ready) : ready.text
      storeHeader.call(head, firstLine + text + idLine, own)
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

function toLine(name: string, value: string) {
  if (value === '') return ''
  validateHeaderName(name)
  validateHeaderValue(name, value)
  return `${name}: ${value}\r\n`
}
