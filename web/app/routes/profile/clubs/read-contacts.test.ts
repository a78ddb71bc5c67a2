import { describe, expect, it } from 'vitest'
import { contactFieldOf, readContacts } from './read-contacts.ts'

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

  it('keep an empty row before a filled one, so that its error is shown beside it', () => {
    expect(readContacts({ ...emptyFields(0), ...mailFields(1) })).toHaveLength(2)
  })

  it('close the gap of a removed row, and errors are mapped back to the row', () => {
    const values = { ...mailFields(0), ...emptyFields(2), ...mailFields(11) }
    expect(readContacts(values)).toHaveLength(3)
    expect(contactFieldOf('contacts.1.contactLink', values)).toBe('contacts.2.contactLink')
    expect(contactFieldOf('contacts.2.contactName', values)).toBe('contacts.11.contactName')
    expect(contactFieldOf('title', values)).toBe('title')
  })
})
