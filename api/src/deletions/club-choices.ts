import { key, type MessageKey } from '@aurivane/contract/messages/messages'
import { InvalidValue, refuseUnless } from '../refusal.ts'
import type { OwnClub } from './own-clubs.queries.ts'

export type ClubChoice = { clubID: number; action: 'delete' | 'hand_over'; userID?: number | undefined }
export type Offer = { club: OwnClub; userId: number }
export type ClubPlan = { toDelete: OwnClub[]; toOffer: Offer[] }

export function invalidField(field: string, message: MessageKey, input: unknown) {
  return new InvalidValue([{ code: 'custom', path: [field], message, input }], { [field]: input })
}

/** Every own club is named once; a club that is not the person's own was so a moment ago. */
export function planClubs(own: readonly OwnClub[], choices: readonly ClubChoice[]): ClubPlan {
  const named = new Set(choices.map(({ clubID }) => clubID))
  const isComplete = own.every(({ id }) => named.has(id)) && named.size === choices.length
  if (!isComplete) throw invalidField('clubs', key('deletion.chooseForEachClub'), choices)
  const plan: ClubPlan = { toDelete: [], toOffer: [] }
  for (const { clubID, action, userID } of choices) {
    const club = own.find(({ id }) => id === clubID)
    refuseUnless(club, 'changed_meanwhile')
    if (action === 'delete' || userID === undefined) plan.toDelete.push(club)
    else plan.toOffer.push({ club, userId: userID })
  }
  return plan
}
