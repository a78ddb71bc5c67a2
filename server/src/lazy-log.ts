import type { FastifyBaseLogger } from 'fastify'

type Details = Parameters<FastifyBaseLogger['child']>
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** A logger that is made when it first has something to say: each request has one, and most never use it. */
class LazyLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #details: Details
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, details: Details) {
    this.#parent = parent
    this.#details = details
  }

  get level() {
    return this.#parent.level
  }

  child(...details: Details): FastifyBaseLogger {
    return new LazyLog(this.#make(), details)
  }

  fatal(...given: unknown[]) {
    this.#say('fatal', given)
  }

  error(...given: unknown[]) {
    this.#say('error', given)
  }

  warn(...given: unknown[]) {
    this.#say('warn', given)
  }

  info(...given: unknown[]) {
    this.#say('info', given)
  }

  debug(...given: unknown[]) {
    this.#say('debug', given)
  }

  trace(...given: unknown[]) {
    this.#say('trace', given)
  }

  silent(...given: unknown[]) {
    this.#say('silent', given)
  }

  #say(level: Level, given: unknown[]) {
    const log = this.#make()
    Reflect.apply(log[level], log, given)
  }

  #make(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(...this.#details))
  }
}

export function lazyLog(log: FastifyBaseLogger): FastifyBaseLogger {
  return new LazyLog(log, [{}])
}
