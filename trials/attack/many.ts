import { randomBytes } from 'node:crypto'

/** So many at once. */
export function atOnce<Result>(count: number, work: (place: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, place) => work(place)))
}

export function countStatus(answers: readonly { status: number }[], ...statuses: number[]): number {
  return answers.filter(({ status }) => statuses.includes(status)).length
}

/** A summary of the statuses: `202: 1, 401: 19`. */
export function tally(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
}

/** A new client address, as sent by a trusted proxy. */
export function fromAnywhere(): Record<string, string> {
  const [a = 0, b = 0, c = 0] = randomBytes(3)
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
