import { refusals, type RefusalCode } from '@aurivane/contract/refusal-codes'
import { expect } from 'vitest'
import type { Answer } from './http-client.ts'

/** A refusal is a status, a code and a text; a spec names the code and the table gives the status. */
export function expectRefused(answer: Answer, code: RefusalCode) {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: refusals[code].status, code })
  expect(answer.body.result).toEqual(expect.any(String))
}
