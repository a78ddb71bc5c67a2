import type { SessionUser } from '../../session/session-store.ts'

const everyonesTabs = ['account', 'clubs', 'security'] as const
const adminTabs = [...everyonesTabs, 'admin'] as const
export type TabName = (typeof adminTabs)[number]

export function tabsOf(user: Pick<SessionUser, 'admin'> | null): readonly TabName[] {
  return user?.admin ? adminTabs : everyonesTabs
}

/** The tab named by `?select=`; the account tab if the name is unknown or not available to this user. */
export function chooseTab(select: string | null, user: Pick<SessionUser, 'admin'> | null): TabName {
  return tabsOf(user).find((name) => name === select) ?? 'account'
}
