import { brand } from '@aurivane/contract/brand'

export const clubs = {
  meta: {
    title: 'Clubs',
    description: `${brand.name} clubs in 18 countries: who owns them, what they do, whether they are open or closed, and their status.`,
  },
  heading: 'Club Listing',
  lede: 'Clubs are run by members, country by country. Choose a country to see its clubs.',
  countriesLabel: 'Countries',
  columns: {
    owner: 'Owner',
    flag: 'Flag',
    description: 'Description',
    privacy: 'Privacy',
    status: 'Status',
  },
  tips: {
    owner: 'The member who is responsible for the club.',
    description: 'Each club manager may write their club’s description.',
    privacy: 'Open: accessible to the public. Closed: friends and family only.',
    status: 'A verified club has provided the necessary submission.',
  },
  deletedUser: 'Deleted User',
  open: 'Open',
  closed: 'Closed',
  states: { pending: 'Pending', verified: 'Verified', declined: 'Declined' },
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  shown_one: '{{count}} club shown',
  shown_other: '{{count}} clubs shown',
  more: 'Show more clubs',
  error: {
    heading: 'An Error Has Occured.',
    text: 'There was an error fetching clubs, this issue has been noticed and will be fixed in the coming days. Please try again later.',
  },
  empty: 'There are no clubs at this time. Do you want to be the first?',
}
