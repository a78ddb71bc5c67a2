import { describe, expect, it } from 'vitest'
import { readContacts } from './read-contacts.ts'

const mail = { contactName: 'Mail', contactLink: 'mailto:club@example.com' }
const mailFields = (place: number) => ({
  [`contacts.${place}.contactName`]: mail.contactName,
  [`contacts.${place}.contactLink`]: mail.contactLink,
})
const emptyFields = (place: number) => ({
  [`contacts.${place}.contactName`]: ' ',
  [`contacts.${place}.contactLink`]: '',
})

describe('The contacts of a form', () => {
  it('are none where no row was added', () => {
    expect(readContacts({ title: 'Gold' })).toEqual([])
  })

  it('leave out the rows at the end that nobody filled in', () => {
    expect(readContacts({ ...mailFields(0), ...emptyFields(1), ...emptyFields(2) })).toEqual([mail])
  })

  it('keep an empty row before a filled one, so that its error stands beside it', () => {
    expect(readContacts({ ...emptyFields(0), ...mailFields(1) })).toHaveLength(2)
  })
})
