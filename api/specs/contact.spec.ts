import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '../src/database/schema.ts'
import { expectRefused } from './support/expect-refused.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ supportEmail: 'help@desk.example' })
})
afterAll(() => site.close())

const question = {
  email: 'ada@example.com',
  subject: 'Clubs in Italy',
  message: 'Which clubs are open?\n\nThank you, Ada',
  csrf: '',
}
const send = (body: unknown, language = 'en') =>
  site.people.visitor().post('/contact', body, { 'accept-language': language })
const stored = (subject: string) =>
  site.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))

describe('A message through the contact form', () => {
  it('is stored and goes to the support address with Reply-To of the sender', async () => {
    const answer = await send(question, 'it')
    expect(answer).toMatchObject({
      status: 202,
      body: {
        result: 'Grazie. Il Suo messaggio è stato inviato. Tra 1 secondo tornerà alla pagina iniziale.',
      },
    })
    expect(await stored(question.subject)).toMatchObject([
      { email: question.email, message: question.message, locale: 'it', sentAt: expect.any(Date) },
    ])
    const mail = await site.mailbox.waitFor('help@desk.example')
    expect(mail).toMatchObject({ to: ['help@desk.example'], replyTo: ['ada@example.com'] })
    expect(mail.subject).toContain('Clubs in Italy')
    expect(mail.text).toContain('Which clubs are open?')
  })

  it('needs no csrf field, and says in English that it was sent', async () => {
    const { csrf: _, ...plain } = question
    const answer = await send({ ...plain, subject: 'Without the hidden field' })
    expect(answer.status).toBe(202)
    expect(answer.body.result).toMatch(/^Thank you\. Your message has been sent/)
  })

  it('is detected when the hidden field is filled, and goes nowhere', async () => {
    const answer = await send({ ...question, subject: 'From a machine', csrf: 'filled' })
    expectRefused(answer, 'detected')
    expect(answer.body).toMatchObject({ result: 'Detected', fields: { csrf: 'Detected' } })
    expect(await stored('From a machine')).toEqual([])
  })

  it.each([
    [{}, ['email', 'subject', 'message']],
    [{ ...question, email: '' }, ['email']],
    [{ ...question, subject: ' ' }, ['subject']],
    [{ ...question, message: '\n' }, ['message']],
    [{ ...question, message: null }, ['message']],
  ])('needs all three fields: %j', async (body, fields) => {
    const answer = await send(body)
    expectRefused(answer, 'invalid_input')
    expect(answer.body.result).toBe('Please fill in the required fields')
    expect(Object.keys(answer.body.fields ?? {})).toEqual(fields)
    for (const text of Object.values(answer.body.fields ?? {})) {
      expect(text).toBe('Please fill in the required fields')
    }
  })

  it('says of a hidden field of the wrong form nothing but that', async () => {
    const answer = await send({ ...question, csrf: null })
    expectRefused(answer, 'invalid_input')
    const text = 'This value has the wrong form'
    expect(answer.body).toMatchObject({ result: text, fields: { csrf: text } })
  })

  it('asks for the fields in Italian and German', async () => {
    expect((await send({}, 'it')).body.result).toBe('Compili i campi obbligatori')
    expect((await send({}, 'de')).body.result).toBe('Bitte füllen Sie die Pflichtfelder aus')
  })

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com, eve@example.com',
    '"ada eve"@example.com',
    'ada@localhost',
    'ada',
  ])('refuses %j as an address', async (email) => {
    const answer = await send({ ...question, subject: 'Injected', email })
    expectRefused(answer, 'invalid_input')
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['email'])
    expect(await stored('Injected')).toEqual([])
  })

  it('refuses a subject of more than one line and texts that are too long', async () => {
    const answer = await send({
      ...question,
      subject: 'One\r\nBcc: eve@example.com',
      message: 'm'.repeat(5001),
    })
    expect(answer.body.fields).toEqual({
      subject: 'Some of these characters are not allowed here',
      message: 'Use at most 5000 characters',
    })
  })
})
