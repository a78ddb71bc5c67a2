/** Why the embedded database cannot run, as the one line that an operator reads before the process ends. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'

  constructor(reason: string, options?: ErrorOptions) {
    const line = reason.replace(/\s+/g, ' ').trim().replace(/\.$/, '')
    super(
      `The embedded PostgreSQL cannot run: ${line}. DATABASE_URL may name a PostgreSQL server instead.`,
      options,
    )
  }

  static because(error: unknown) {
    if (error instanceof EmbeddedPostgresError) return error
    return new EmbeddedPostgresError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** The reason within the output of a failed PostgreSQL program. */
export function explainFailure(output: string) {
  // Connections during startup are logged as errors, too.
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/the database system is/.test(line))
  const first = lines.findIndex((line) => /\b(FATAL|PANIC|error)\b/.test(line))
  if (first === -1) return lines.at(-1) ?? 'it ended without a word'
  const detail = lines.slice(first + 1, first + 3).find((line) => /\bDETAIL:/.test(line))
  return [lines[first], detail]
    .map((line) => line?.replace(/^.*?\b(FATAL|PANIC|error|DETAIL):\s*/, ''))
    .join(' ')
}
