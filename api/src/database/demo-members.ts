import { demoEmails } from './demo-data.ts'

const { one, two, three, four, six } = demoEmails

/** Somebody in a club of another account, or asking to be. */
export type DemoMember = { club: string; email: string; role: 'manager' | 'member' }
export type DemoRequest = { club: string; email: string; message: string }

const members = (club: string, role: DemoMember['role'], ...emails: string[]): DemoMember[] =>
  emails.map((email) => ({ club, email, role }))

/** Verified clubs with a team and members; the suspended account is among them, so that it can be restored. */
export const demoMembers: readonly DemoMember[] = [
  ...members('Sydney Morning Session', 'manager', three),
  ...members('Sydney Morning Session', 'member', two, four, six),
  ...members('Milan Risk Table', 'manager', one),
  ...members('Milan Risk Table', 'member', three, four),
  ...members('Turin Friends and Family', 'member', one),
  ...members('Zurich Franc Watch', 'member', one, two),
  ...members('London Open Notes', 'manager', four),
  ...members('London Open Notes', 'member', one, two, six),
  ...members('Mumbai Gold Desk', 'member', one, three),
  ...members('Singapore Session Club', 'member', two),
]

/** Waiting for the teams of closed clubs. */
export const demoRequests: readonly DemoRequest[] = [
  {
    club: 'Turin Friends and Family',
    email: three,
    message: 'We met at the Milan Risk Table. May I join you?',
  },
  { club: 'Lyon Evening Circle', email: one, message: 'I keep monthly notes on euro pairs too.' },
]
