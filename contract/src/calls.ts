export type Access = 'anyone' | 'member' | 'admin'

export type Call = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, with `:name` for parameters. */
  path: `/${string}`
  access: Access
}

function call<Name extends string, Who extends Access>(
  name: Name,
  method: Call['method'],
  path: Call['path'],
  access: Who,
) {
  return { name, method, path, access }
}

/**
 * Every call of the API: where it is sent and who may send it. The endpoint of the same name adds schemas, answer and
 * refusals; a page that validates nothing imports this file alone, and with it no zod.
 */
export const calls = {
  signup: call('signup', 'POST', '/auth/signup', 'anyone'),
  confirmEmail: call('confirmEmail', 'POST', '/auth/signup/confirmemail', 'anyone'),
  resendConfirmation: call('resendConfirmation', 'POST', '/auth/signup/resend', 'member'),
  login: call('login', 'POST', '/auth/login', 'anyone'),
  logout: call('logout', 'POST', '/auth/logout', 'member'),
  protectedUser: call('protectedUser', 'GET', '/protected', 'member'),
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
  listClubs: call('listClubs', 'GET', '/user/club/all', 'anyone'),

  sendContactMessage: call('sendContactMessage', 'POST', '/contact', 'anyone'),

  listAudit: call('listAudit', 'GET', '/admin/audit', 'admin'),
  listClubsForReview: call('listClubsForReview', 'GET', '/admin/clubs', 'admin'),
  countOverview: call('countOverview', 'GET', '/admin/overview', 'admin'),

  live: call('live', 'GET', '/health/live', 'anyone'),
  ready: call('ready', 'GET', '/health/ready', 'anyone'),
} as const
