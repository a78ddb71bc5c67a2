import { ServerResponse, validateHeaderName, validateHeaderValue, type IncomingMessage } from 'node:http'

type Headers = Readonly<Record<string, unknown>>
type StoreHeader = (this: ServerResponse, firstLine: string, headers: Headers) => void
type Identified = IncomingMessage & { requestId?: string }

/** Node.js puts the head of every answer together here, whoever wrote it. */
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as { _storeHeader: StoreHeader }
const none: Headers = {}

/**
 * Answers that carry these headers without naming them. They are checked and joined once, since Node.js would do it again
 * for each of thousands of answers a second (docs/decisions/0040-header-lines-made-once.md). What an answer says itself
 * takes the place of the line that says the same.
 */
export function answersWith(headers: Readonly<Record<string, string>>) {
  const names = Object.keys(headers)
  const lineOf = (name: string) => {
    const value = headers[name] ?? ''
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return `${name}: ${value}\r\n`
  }
  const all = names.map(lineOf).join('')
  const linesBeside = (own: Headers) => {
    for (const name of names) {
      if (name in own)
        return names
          .filter((line) => !(line in own))
          .map(lineOf)
          .join('')
    }
    return all
  }

  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    protected _storeHeader(firstLine: string, own: Headers = none) {
      const id = (this.req as Identified).requestId
      const idLine = id === undefined ? '' : `x-request-id: ${id}\r\n`
      storeHeader.call(this, firstLine + linesBeside(own) + idLine, own)
    }
  }
}

/** Gives a request the id that stands in its log lines and in its answer. */
export function identify(request: IncomingMessage, id: string): string {
  ;(request as Identified).requestId = id
  return id
}
