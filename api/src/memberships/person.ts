import type { Person } from '@aurivane/contract/person-object'

type Named = { firstName: string; lastName: string }

/** How a person is called in texts. */
export function displayName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`
}

/** Null where the join found no active user. */
export function presentPerson(user: (Named & { id: number }) | null): Person {
  return user && { userID: user.id, firstName: user.firstName, lastName: user.lastName }
}
