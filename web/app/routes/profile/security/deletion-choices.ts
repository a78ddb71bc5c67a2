import type { FormValues } from '../../../api/read-values.ts'

type Club = { id: number }

export function actionField({ id }: Club) {
  return `action-${id}`
}

export function newOwnerField({ id }: Club) {
  return `owner-${id}`
}

export function readChoices(clubs: readonly Club[], values: FormValues) {
  return chosenClubs(clubs, values).map((club) => {
    const userID = Number(values[newOwnerField(club)])
    return values[actionField(club)] === 'delete'
      ? { clubID: club.id, action: 'delete' as const }
      : { clubID: club.id, action: 'hand_over' as const, ...(userID > 0 && { userID }) }
  })
}

function chosenClubs<C extends Club>(clubs: readonly C[], values: FormValues): C[] {
  return clubs.filter((club) => values[actionField(club)] !== undefined)
}

/** `clubs.0.userID` of the input is the field of the first club that was decided about. */
export function choiceFieldOf(clubs: readonly Club[], name: string, values: FormValues): string {
  const [, place] = /^clubs\.(\d+)\.userID$/.exec(name) ?? []
  const club = place === undefined ? undefined : chosenClubs(clubs, values)[Number(place)]
  return club ? newOwnerField(club) : name
}
