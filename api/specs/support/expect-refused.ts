import { locales } from '@aurivane/contract/locales'
import { find } from '@aurivane/contract/messages/messages'
import { refusals, type RefusalCode } from '@aurivane/contract/refusal-codes'
import { expect } from 'vitest'
import type { Answer } from './http-client.ts'
import { messagesIn } from './messages.ts'
import type { Ending } from './role-cases.ts'

/** A refusal is a status, a code and a text; a spec names the code and the table gives the status and the text. */
export function expectRefused(answer: Answer, code: RefusalCode) {
  const { status, message } = refusals[code]
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  const { result } = answer.body
  // Where the input is wrong, the text is often that of its first field.
  if (code === 'invalid_input') expect(result).toEqual(expect.any(String))
  else expect(result).toEqual(expect.stringMatching(patternOf(textIn(answer, message))))
}

/** A success with this status, or a refusal with this code. */
export function expectEnding(answer: Answer, ending: Ending) {
  if (typeof ending !== 'number') expectRefused(answer, ending)
  else expect({ status: answer.status, ...answer.body }).toMatchObject({ status: ending })
}

/** The text in the language that the answer says it has. */
function textIn({ headers }: Answer, message: string): string {
  const locale = locales.find((one) => one === headers['content-language'])
  if (!locale)
    throw new Error(`the answer has no known Content-Language: ${String(headers['content-language'])}`)
  const text = find(messagesIn(locale), message)
  if (text === undefined) throw new Error(`there is no text ${message} in ${locale}`)
  return text
}

/** The whole text, with anything but a placeholder in place of each `{{name}}`. */
function patternOf(text: string): RegExp {
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[^{}]+')}$`)
}
