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
    text: 'You will no longer see what is for members of “{{title}}” only.',
    closed: 'This club is closed: to come back, you have to ask again.',
  },
  readFailed: 'This could not be loaded. Please try again.',
}
