import { call } from './call.ts'
import { publicCalls } from './public-calls.ts'

export type { Access, Call } from './call.ts'

/**
 * Every call of the API: where it is sent and who may send it. The endpoint of the same name adds schemas, answer and
 * refusals; a page that validates nothing imports this file alone, and with it no zod.
 */
export const calls = {
  ...publicCalls,

  signup: call('signup', 'POST', '/auth/signup', 'anyone'),
  confirmEmail: call('confirmEmail', 'POST', '/auth/signup/confirmemail', 'anyone'),
  resendConfirmation: call('resendConfirmation', 'POST', '/auth/signup/resend', 'member'),
  login: call('login', 'POST', '/auth/login', 'anyone'),
  requestRecovery: call('requestRecovery', 'POST', '/auth/account-recovery/email', 'anyone'),
  verifyRecovery: call('verifyRecovery', 'POST', '/auth/account-recovery/verifyCode', 'anyone'),
  restorePassword: call('restorePassword', 'POST', '/auth/account-recovery/restore', 'anyone'),
  makeProof: call('makeProof', 'POST', '/auth/proof', 'member'),
  completeEmailChange: call('completeEmailChange', 'POST', '/auth/email-change/complete', 'anyone'),
  undoEmailChange: call('undoEmailChange', 'POST', '/auth/email-change/undo', 'anyone'),

  twoFactorQrcode: call('twoFactorQrcode', 'GET', '/user/2FA/qrcode', 'member'),
  enableTwoFactor: call('enableTwoFactor', 'POST', '/user/2FA/enable', 'member'),
  disableTwoFactor: call('disableTwoFactor', 'POST', '/user/2FA/disable', 'member'),
  renewRecoveryCodes: call('renewRecoveryCodes', 'POST', '/user/2FA/recovery-codes', 'member'),

  readSecurity: call('readSecurity', 'GET', '/user/security', 'member'),
  listSecurityLog: call('listSecurityLog', 'GET', '/user/security-log', 'member'),
  listSessions: call('listSessions', 'GET', '/user/sessions', 'member'),
  endSession: call('endSession', 'DELETE', '/user/sessions/:id', 'member'),
  endOtherSessions: call('endOtherSessions', 'DELETE', '/user/sessions', 'member'),
  changePassword: call('changePassword', 'PUT', '/user/password', 'member'),
  requestEmailChange: call('requestEmailChange', 'POST', '/user/email', 'member'),
  cancelEmailChange: call('cancelEmailChange', 'DELETE', '/user/email', 'member'),

  changeUserValue: call('changeUserValue', 'PUT', '/profiles/user/:valueType', 'member'),
  listUsers: call('listUsers', 'GET', '/profiles/user/all', 'admin'),
  toggleSuspension: call('toggleSuspension', 'DELETE', '/profiles/user/:id', 'admin'),
  editUser: call('editUser', 'PUT', '/profiles/user/entireUser', 'admin'),

  createClub: call('createClub', 'POST', '/user/club', 'member'),
  deleteClub: call('deleteClub', 'DELETE', '/user/club', 'member'),
  updateClub: call('updateClub', 'PUT', '/user/club/inputs', 'member'),
  updateClubValue: call('updateClubValue', 'PUT', '/user/club/single/:valueType', 'member'),

  proofOptions: call('proofOptions', 'POST', '/auth/proof/options', 'member'),
  passkeyLoginOptions: call('passkeyLoginOptions', 'POST', '/auth/passkey/options', 'anyone'),
  passkeyLogin: call('passkeyLogin', 'POST', '/auth/passkey/login', 'anyone'),
  listPasskeys: call('listPasskeys', 'GET', '/user/passkeys', 'member'),
  passkeyOptions: call('passkeyOptions', 'POST', '/user/passkeys/options', 'member'),
  addPasskey: call('addPasskey', 'POST', '/user/passkeys', 'member'),
  renamePasskey: call('renamePasskey', 'PUT', '/user/passkeys/:id', 'member'),
  removePasskey: call('removePasskey', 'DELETE', '/user/passkeys/:id', 'member'),

  exportData: call('exportData', 'POST', '/user/export', 'member'),
  requestDeletion: call('requestDeletion', 'POST', '/user/deletion', 'member'),
  restoreAccount: call('restoreAccount', 'POST', '/auth/restore', 'anyone'),

  readClub: call('readClub', 'GET', '/clubs/:clubID', 'optional'),
  listOwnMemberships: call('listOwnMemberships', 'GET', '/user/clubs', 'member'),
  joinClub: call('joinClub', 'POST', '/clubs/:clubID/membership', 'member'),
  leaveClub: call('leaveClub', 'DELETE', '/clubs/:clubID/membership', 'member'),
  listMembers: call('listMembers', 'GET', '/clubs/:clubID/members', 'member'),
  changeRole: call('changeRole', 'PUT', '/clubs/:clubID/members/:userID', 'member'),
  removeMember: call('removeMember', 'DELETE', '/clubs/:clubID/members/:userID', 'member'),
  requestMembership: call('requestMembership', 'POST', '/clubs/:clubID/request', 'member'),
  withdrawRequest: call('withdrawRequest', 'DELETE', '/clubs/:clubID/request', 'member'),
  listRequests: call('listRequests', 'GET', '/clubs/:clubID/requests', 'member'),
  decideRequest: call('decideRequest', 'PUT', '/clubs/:clubID/requests/:requestID', 'member'),
  listBans: call('listBans', 'GET', '/clubs/:clubID/bans', 'member'),
  banMember: call('banMember', 'POST', '/clubs/:clubID/bans', 'member'),
  liftBan: call('liftBan', 'DELETE', '/clubs/:clubID/bans/:userID', 'member'),
  listInvitations: call('listInvitations', 'GET', '/clubs/:clubID/invitations', 'member'),
  createInvitation: call('createInvitation', 'POST', '/clubs/:clubID/invitations', 'member'),
  revokeInvitation: call('revokeInvitation', 'DELETE', '/clubs/:clubID/invitations/:invitationID', 'member'),
  keepInvitation: call('keepInvitation', 'POST', '/user/invitations', 'member'),
  acceptInvitation: call('acceptInvitation', 'POST', '/user/invitations/:id/accept', 'member'),
  dismissInvitation: call('dismissInvitation', 'DELETE', '/user/invitations/:id', 'member'),
  readOffer: call('readOffer', 'GET', '/clubs/:clubID/offer', 'member'),
  offerClub: call('offerClub', 'POST', '/clubs/:clubID/offer', 'member'),
  withdrawOffer: call('withdrawOffer', 'DELETE', '/clubs/:clubID/offer', 'member'),
  answerOffer: call('answerOffer', 'PUT', '/user/offers/:clubID', 'member'),
  listMembersForAdmin: call('listMembersForAdmin', 'GET', '/admin/clubs/:clubID/members', 'admin'),
  changeOwner: call('changeOwner', 'PUT', '/admin/clubs/:clubID/owner', 'admin'),

  listAnnouncements: call('listAnnouncements', 'GET', '/clubs/:clubID/announcements', 'optional'),
  publishAnnouncement: call('publishAnnouncement', 'POST', '/clubs/:clubID/announcements', 'member'),
  changeAnnouncement: call(
    'changeAnnouncement',
    'PUT',
    '/clubs/:clubID/announcements/:announcementID',
    'member',
  ),
  deleteAnnouncement: call(
    'deleteAnnouncement',
    'DELETE',
    '/clubs/:clubID/announcements/:announcementID',
    'member',
  ),

  listMeetings: call('listMeetings', 'GET', '/clubs/:clubID/meetings', 'optional'),
  planMeeting: call('planMeeting', 'POST', '/clubs/:clubID/meetings', 'member'),
  changeMeeting: call('changeMeeting', 'PUT', '/clubs/:clubID/meetings/:meetingID', 'member'),
  cancelMeeting: call('cancelMeeting', 'DELETE', '/clubs/:clubID/meetings/:meetingID', 'member'),
  answerMeeting: call('answerMeeting', 'PUT', '/clubs/:clubID/meetings/:meetingID/answer', 'member'),
  readMeetingCalendar: call(
    'readMeetingCalendar',
    'GET',
    '/clubs/:clubID/meetings/:meetingID/calendar',
    'optional',
  ),
  createCalendarAddress: call('createCalendarAddress', 'POST', '/clubs/:clubID/calendar', 'member'),
  revokeCalendarAddress: call('revokeCalendarAddress', 'DELETE', '/clubs/:clubID/calendar', 'member'),

  listNotices: call('listNotices', 'GET', '/user/notices', 'member'),
  markNoticesRead: call('markNoticesRead', 'PUT', '/user/notices/read', 'member'),
  deleteNotice: call('deleteNotice', 'DELETE', '/user/notices/:noticeID', 'member'),
  listNoticePreferences: call('listNoticePreferences', 'GET', '/user/notices/preferences', 'member'),
  changeNoticePreference: call('changeNoticePreference', 'PUT', '/user/notices/preferences', 'member'),

  reportClub: call('reportClub', 'POST', '/clubs/:clubID/reports', 'member'),
  listReports: call('listReports', 'GET', '/admin/reports', 'admin'),
  closeReport: call('closeReport', 'PUT', '/admin/reports/:reportID', 'admin'),

  listAudit: call('listAudit', 'GET', '/admin/audit', 'admin'),
  listClubsForReview: call('listClubsForReview', 'GET', '/admin/clubs', 'admin'),
  countOverview: call('countOverview', 'GET', '/admin/overview', 'admin'),
  resetSecondFactor: call('resetSecondFactor', 'POST', '/admin/users/:id/second-factor/reset', 'admin'),
  endUserSessions: call('endUserSessions', 'POST', '/admin/users/:id/sessions/end', 'admin'),
  listContactMessages: call('listContactMessages', 'GET', '/admin/contact', 'admin'),
  changeContactMessage: call('changeContactMessage', 'PUT', '/admin/contact/:id', 'admin'),
  listDeletions: call('listDeletions', 'GET', '/admin/deletions', 'admin'),

  live: call('live', 'GET', '/health/live', 'anyone'),
  ready: call('ready', 'GET', '/health/ready', 'anyone'),
} as const
