import type { PlainMessageKey } from './messages/messages.ts'

/** How a session was opened. */
export const signIns = ['password', 'code', 'recovery_code', 'passkey'] as const
export type SignIn = (typeof signIns)[number]

/** What was wrong in a failed login or confirmation. */
export const securityEventReasons = ['password', 'code', 'passkey'] as const
export type SecurityEventReason = (typeof securityEventReasons)[number]

/** Every kind of entry in the security log, with its text. */
export const securityEventTexts = {
  'login.ok': 'securityLog.loginOk',
  'login.new-device': 'securityLog.loginNewDevice',
  'login.failed': 'securityLog.loginFailed',
  'proof.failed': 'securityLog.proofFailed',
  logout: 'securityLog.logout',
  'session.ended': 'securityLog.sessionEnded',
  'sessions.ended': 'securityLog.sessionsEnded',
  'password.changed': 'securityLog.passwordChanged',
  'recovery.requested': 'securityLog.recoveryRequested',
  'password.recovered': 'securityLog.passwordRecovered',
  'email.requested': 'securityLog.emailRequested',
  'email.cancelled': 'securityLog.emailCancelled',
  'email.changed': 'securityLog.emailChanged',
  'email.restored': 'securityLog.emailRestored',
  'two-factor.on': 'securityLog.twoFactorOn',
  'two-factor.off': 'securityLog.twoFactorOff',
  'recovery-codes.made': 'securityLog.recoveryCodesMade',
  'recovery-code.used': 'securityLog.recoveryCodeUsed',
  'passkey.added': 'securityLog.passkeyAdded',
  'passkey.removed': 'securityLog.passkeyRemoved',
  'passkey.copied': 'securityLog.passkeyCopied',
  'export.made': 'securityLog.exportMade',
  'deletion.requested': 'securityLog.deletionRequested',
  'deletion.withdrawn': 'securityLog.deletionWithdrawn',
  'admin.second-factor-reset': 'securityLog.adminSecondFactorReset',
  'admin.sessions-ended': 'securityLog.adminSessionsEnded',
  'admin.suspended': 'securityLog.adminSuspended',
  'admin.unsuspended': 'securityLog.adminUnsuspended',
} as const satisfies Record<string, PlainMessageKey>

export type SecurityEventKind = keyof typeof securityEventTexts
export const securityEventKinds = Object.keys(securityEventTexts) as [
  SecurityEventKind,
  ...SecurityEventKind[],
]
