import { textAnswer } from './answers.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

export const live = endpoint({
  ...calls.live,
  summary: 'The process runs',
  answer: textAnswer,
  status: 200,
  example: { answer: { result: 'OK' } },
})

export const ready = endpoint({
  ...calls.ready,
  summary: 'Database and migrations are fine',
  answer: textAnswer,
  status: 200,
  refuses: ['unavailable'],
  example: { answer: { result: 'OK' } },
})
