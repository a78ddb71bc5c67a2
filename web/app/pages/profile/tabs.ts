import type { SessionUser } from '../../session/session-store.ts'

const everyonesTabs = ['account', 'clubs'] as const
const adminTabs = [...everyonesTabs, 'admin'] as const
export type TabName = (typeof adminTabs)[number]

export function tabsOf(user: Pick<SessionUser, 'admin'> | null): readonly TabName[] {
  return user?.admin ? adminTabs : everyonesTabs
}

/** What `?select=` names; what is unknown, or not this user's, is the account. */
export function chooseTab(select: string | null, user: Pick<SessionUser, 'admin'> | null): TabName {
  return tabsOf(user).find((name) => name === select) ?? 'account'
}
