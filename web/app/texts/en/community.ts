/** Words that the pages about clubs and their members share. */
export const community = {
  deletedUser: 'Deleted User',
  reason: 'Reason: {{reason}}',
  reasonField: 'Reason',
  reasonOptional: 'Reason (optional)',
  roles: { owner: 'Owner', manager: 'Manager', member: 'Member' },
  members: {
    heading: 'Members',
    columns: { name: 'Name', role: 'Role', since: 'Since' },
    more: 'Show more members',
  },
  leave: {
    heading: 'Leave club',
    text: 'You will no longer see what only members of “{{title}}” can see.',
    closed: 'This club is closed. To come back, you have to ask again.',
  },
  reportReasons: {
    promises_returns: 'Promises returns',
    asks_for_money: 'Asks for money or deposits',
    impersonation: 'Pretends to be somebody else',
    spam: 'Spam or advertising',
    insults: 'Insults or hate',
    illegal: 'Illegal content',
    other: 'Something else',
  },
  readFailed: 'This could not be loaded. Please try again.',
}
