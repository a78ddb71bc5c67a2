import { brand } from '@aurivane/contract/brand'

export const countries = {
  meta: {
    title: 'Countries',
    description: `Where ${brand.name} has an owner and where it is available: a world map, a table of countries by region, and the clubs of each region.`,
  },
  heading: 'Countries',
  lede: '“Licensed” is Aurivane’s word for a country that has an owner. It is not a licence from a regulator. “Available” means that you can ask about it. You cannot register there yet. Owners are shown under their brand names.',
  map: {
    title: 'World map of availability',
    description:
      'Licensed countries are filled in gold and available ones are striped. Those of the chosen region have a thicker outline. Europe is also shown enlarged. The table below gives the same information for the chosen region.',
    licensed_one: 'Licensed, {{count}} country',
    licensed_other: 'Licensed, {{count}} countries',
    available_one: 'Available, {{count}} country',
    available_other: 'Available, {{count}} countries',
    notOffered: 'Not offered',
    unitedStates: 'Residents of the United States cannot register.',
  },
  regionsLabel: 'Regions',
  regions: {
    'Asia-Pacific': 'Asia-Pacific',
    Asia: 'Asia',
    Europe: 'Europe',
    Americas: 'Americas',
    MiddleEast: 'Middle East',
    Africa: 'Africa',
  },
  columns: { availability: 'Availability', owner: 'Owner' },
  licensed: 'Licensed',
  available: 'Available',
  contactAdmin: 'Contact Admin',
  clubTable: {
    heading: 'Clubs in this region',
    name: 'Name',
    country: 'Country',
    description: 'Description',
    descriptionTip: 'Each club manager may write their club’s description.',
    contacts: 'Contacts',
    none: 'None',
    notFound: 'Club Table Not Found, Please contact web administrators.',
  },
}
