import { describe, expect, it } from 'vitest'
import { choiceFieldOf, readChoices } from './deletion-choices.ts'

const clubs = [{ id: 4 }, { id: 7 }, { id: 9 }]
const values = { 'action-4': 'delete', 'action-9': 'hand_over', 'owner-9': '' }

describe('What is decided about the clubs of a deleted account', () => {
  it('leaves out clubs without a decision, and an owner who was not chosen', () => {
    expect(readChoices(clubs, values)).toEqual([
      { clubID: 4, action: 'delete' },
      { clubID: 9, action: 'hand_over' },
    ])
    expect(readChoices(clubs, { ...values, 'owner-9': '12' })[1]).toEqual({
      clubID: 9,
      action: 'hand_over',
      userID: 12,
    })
  })

  it('shows an error of the sent list at its club', () => {
    expect(choiceFieldOf(clubs, 'clubs.1.userID', values)).toBe('owner-9')
    expect(choiceFieldOf(clubs, 'email', values)).toBe('email')
  })
})
