export const partners = {
  meta: {
    title: 'Partners',
    description:
      'The partners section of Aurivane is being prepared. Future country owners and partners can write to us now.',
  },
  heading: 'Partners Section',
  lede: 'The partners portal is not ready yet. It will be for country owners and for companies that work with us.',
  text: 'Would you like to be responsible for Aurivane in your country, or work with us in another way? Tell us who you are, which licence you hold and what you plan to do.',
  countries: 'See the countries',
}
