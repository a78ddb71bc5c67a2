import { call } from './call.ts'

/** Calls of every page and of pages for reading, which do not need the whole table. */
export const publicCalls = {
  protectedUser: call('protectedUser', 'GET', '/protected', 'member'),
  logout: call('logout', 'POST', '/auth/logout', 'member'),
  listClubs: call('listClubs', 'GET', '/user/club/all', 'anyone'),
  sendContactMessage: call('sendContactMessage', 'POST', '/contact', 'anyone'),
  countUnreadNotices: call('countUnreadNotices', 'GET', '/user/notices/unread', 'member'),
} as const
