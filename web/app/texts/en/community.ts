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
  readFailed: 'This could not be loaded. Please try again.',
}
