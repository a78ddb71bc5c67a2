import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../../testing/send.ts'
import { kinds, weights, type Kind, type Visitors } from './visitors.ts'

export type Sample = { kind: Kind; answer: Answer }

const STEP_MS = 5

/**
 * An open load model: visitors arrive independently of whether earlier ones have been answered, so that a slow server
 * gets a growing queue, as in production.
 */
export async function arrive(
  visitors: Visitors,
  perSecond: number,
  milliseconds: number,
  onSample: (sample: Sample) => void,
) {
  const startedAt = performance.now()
  const underWay = new Set<Promise<void>>()
  let dueMs = 0
  while (dueMs < milliseconds) {
    const elapsed = performance.now() - startedAt
    while (dueMs <= elapsed && dueMs < milliseconds) {
      const kind = chooseKind(Math.random() * 100)
      const visit = visitors.ask(kind).then((answer) => onSample({ kind, answer }))
      underWay.add(visit)
      void visit.then(() => underWay.delete(visit))
      // Exponential gaps, as between independent arrivals.
      dueMs += (-Math.log(1 - Math.random()) / perSecond) * 1_000
    }
    await wait(STEP_MS)
  }
  await Promise.all(underWay)
}

/** A closed load model: a fixed number of visitors, each sending one request after the other. Measures the capacity. */
export async function saturate(visitors: Visitors, atOnce: number, milliseconds: number): Promise<number> {
  const endsAt = performance.now() + milliseconds
  let answered = 0
  const visit = async () => {
    while (performance.now() < endsAt) {
      const { status } = await visitors.ask(chooseKind(Math.random() * 100))
      if (status > 0 && status < 400) answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  return answered / (milliseconds / 1_000)
}

function chooseKind(chance: number): Kind {
  let sum = 0
  return kinds.find((kind) => (sum += weights[kind]) > chance) ?? 'page'
}
