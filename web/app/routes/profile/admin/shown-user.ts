import type { ListedUser } from '@aurivane/contract/user-object'

/** Optional in the answer: the list works without them. */
type Extra = 'email' | 'country' | 'clubOwner' | 'passkeys' | 'eraseAt'

export type ShownUser = Omit<ListedUser, Extra> & Partial<Pick<ListedUser, Extra>>
