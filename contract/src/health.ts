import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'

export const live = endpoint({
  name: 'live',
  method: 'GET',
  path: '/health/live',
  access: 'anyone',
  summary: 'The process runs',
  answer: textAnswer,
  status: 200,
  example: { answer: { result: 'OK' } },
})

export const ready = endpoint({
  name: 'ready',
  method: 'GET',
  path: '/health/ready',
  access: 'anyone',
  summary: 'Database and migrations are fine',
  answer: textAnswer,
  status: 200,
  refuses: ['unavailable'],
  example: { answer: { result: 'OK' } },
})
