import { readFileSync } from 'node:fs'
import { operatorFile, type OperatorFile } from '@aurivane/contract/operator-file'
import type * as z from 'zod'

/** Why the operator's file cannot be used, in one line. */
export class OperatorFileError extends Error {
  override name = 'OperatorFileError'

  constructor(reason: string, options?: ErrorOptions) {
    // Keys and values of a file may hold line breaks.
    super(reason.replace(/\s+/g, ' '), options)
  }
}

export function readOperatorFile(path: string, now: Date): OperatorFile {
  const today = now.toISOString().slice(0, 10)
  const parsed = operatorFile(today).safeParse(parseJson(path))
  if (parsed.success) return parsed.data
  throw new OperatorFileError(explain(parsed.error.issues[0]))
}

function parseJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorFileError(`it is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}

function readText(path: string): string {
  try {
    // Some editors put a byte order mark first, which JSON does not allow.
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorFileError(`it cannot be read (${code})`, { cause: error })
  }
}

function explain(issue: z.core.$ZodIssue | undefined): string {
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue?.path
  const key = path?.length ? path.join('.') : 'it'
  return issue?.code === 'unrecognized_keys' ? `${key} is not a known key` : `${key} ${issue?.message}`
}
