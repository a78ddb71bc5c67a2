import { describe, expect, it } from 'vitest'
import { createClub, newClub, updateClub } from './clubs.ts'
import { sendContactMessage } from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import { describeInvalidInput } from './invalid-input.ts'
import { changeUserValue, editUser } from './profiles.ts'

function describeBody(endpoint: Endpoint, body: unknown) {
  const parsed = endpoint.body?.safeParse(body)
  if (!parsed || parsed.success) throw new Error('this body is fine')
  const { result, fields } = describeInvalidInput(endpoint, parsed.error.issues, body)
  return {
    result: result.key,
    fields: Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sentence.key])),
  }
}

describe('What is wrong with an input', () => {
  it('is one sentence per field, the first of several', () => {
    expect(describeBody(updateClub, { clubID: 1, title: '', description: 'Four', privacy: true })).toEqual({
      result: 'club.clubTitleRequired',
      fields: { title: 'club.clubTitleRequired', description: 'club.descriptionTooShort' },
    })
  })

  it('depends for a new club on whether everything is empty', () => {
    expect(describeBody(createClub, { privacy: true })).toEqual({
      result: 'club.titleRequired',
      fields: {
        title: 'club.titleRequired',
        description: 'club.descriptionRequired',
        country: 'club.countryRequired',
      },
    })
    expect(describeBody(createClub, { title: 'Chess', privacy: true }).fields).toEqual({
      description: 'club.descriptionRequired',
      country: 'club.aCountryRequired',
    })
  })

  it('asks to fill in only when something is empty', () => {
    const message = { email: 'ada@example.com', subject: 'Hello', message: 'Hello' }
    expect(describeBody(sendContactMessage, { ...message, subject: ' ' }).result).toBe('form.fillRequired')
    expect(describeBody(sendContactMessage, { ...message, email: 'ada' }).result).toBe('form.emailInvalid')
    expect(describeBody(sendContactMessage, undefined).result).toBe('form.fillRequired')
  })

  it('has a sentence for the whole where the call says so', () => {
    const edit = { ID: 1, firstName: 'A', lastName: 'B', maxClub: 'x', emailConfirmed: true, admin: false }
    expect(describeBody(editUser, edit)).toEqual({
      result: 'admin.editFailed',
      fields: { maxClub: 'admin.maxClubsNumeric' },
    })
  })

  it('names nested fields as the form does', () => {
    expect(
      describeBody(changeUserValue, { valueType: 'name', toChange: { fieldValue: 1, newValue: '' } }),
    ).toEqual({
      result: 'form.wrongType',
      fields: { fieldValue: 'form.wrongType' },
    })
    const club = { title: 'C', description: 'D', country: 'Italy', privacy: true }
    const contacts = [{ contactName: 'Mail', contactLink: 'mailto:a@b.co' }, { contactLink: 'ftp://x' }]
    expect(describeBody(createClub, { ...club, contacts }).fields).toEqual({
      'contacts.1.contactName': 'club.contactNameRequired',
      'contacts.1.contactLink': 'club.contactLinkInvalid',
    })
  })

  it('carries the limits for the placeholders', () => {
    const parsed = newClub.safeParse({
      title: 't'.repeat(81),
      description: 'D',
      country: 'Italy',
      privacy: 'no',
    })
    const { fields } = describeInvalidInput({}, parsed.error?.issues ?? [], {})
    expect(fields).toEqual({ title: { key: 'form.tooLong', values: { maximum: 80 } } })
  })

  it('is a wrong form where a schema has no message of ours', () => {
    expect(describeBody(createClub, 'text')).toEqual({
      result: 'form.wrongType',
      fields: { body: 'form.wrongType' },
    })
    expect(describeBody(createClub, []).fields).toEqual({ body: 'form.wrongType' })
  })
})
