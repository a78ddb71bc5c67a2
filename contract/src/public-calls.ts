import { call } from './call.ts'

/** Calls of pages for reading and of the frame around them, which do not need the whole table. */
export const publicCalls = {
  protectedUser: call('protectedUser', 'GET', '/protected', 'member'),
  logout: call('logout', 'POST', '/auth/logout', 'member'),
  countUnreadNotices: call('countUnreadNotices', 'GET', '/user/notices/unread', 'member'),
  listClubs: call('listClubs', 'GET', '/user/club/all', 'anyone'),
  sendContactMessage: call('sendContactMessage', 'POST', '/contact', 'anyone'),
} as const
