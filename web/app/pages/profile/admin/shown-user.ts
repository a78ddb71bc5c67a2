import type { ListedUser } from '@aurivane/contract/user-object'

/** Section 7 does not name these: the list stands without them. */
type Extra = 'email' | 'country' | 'clubOwner'

export type ShownUser = Omit<ListedUser, Extra> & Partial<Pick<ListedUser, Extra>>
