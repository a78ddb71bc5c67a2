/** What applies in a country, on /register and /countries; notices by CountryNotice of contract/src/country-policy.ts. */
export const countryPolicy = {
  heading: 'Country notices',
  notices: {
    ES: 'Spain: CFDs may not be advertised to the general public (CNMV resolution of 11 July 2023).',
    FR: 'France: electronic advertising of forex contracts and of some CFDs to retail clients is banned (Sapin II law of 2016).',
    IN: 'India: residents may trade foreign exchange only with authorised persons and for permitted purposes. The Reserve Bank of India publishes lists of them.',
    BD: 'Bangladesh: Bangladesh Bank has warned since 2012 that online forex trading outside authorised dealers is illegal.',
    GB: 'United Kingdom: CFDs may be marketed to retail clients only within the limits of the Financial Conduct Authority (COBS 22.5).',
    TH: 'Thailand: the Bank of Thailand said in 2022 that it had never licensed forex speculation on a platform for the public.',
  },
  promotionOff: 'Return figures and the banner are not shown to people in {{country}}.',
  authority: 'Authority in {{country}}: {{regulator}}.',
  noLicence: 'No licence number has been given.',
  licence: 'Licence {{number}}, held by {{holder}}.',
  register: 'Public register: {{regulator}}',
  site: 'Website of {{regulator}}',
}
