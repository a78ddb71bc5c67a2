/**
 * Countries that get a shape of their own on the availability map: every code that contract/src/regions.ts may name.
 * A code without a shape here would be missing on the map, so the drawing script refuses it.
 */
export const codeByAtlasId: Readonly<Record<string, string>> = {
  // Asia and the Pacific
  '036': 'AU',
  '554': 'NZ',
  '360': 'ID',
  '702': 'SG',
  '764': 'TH',
  '608': 'PH',
  '704': 'VN',
  '392': 'JP',
  '458': 'MY',
  '050': 'BD',
  '356': 'IN',
  '144': 'LK',
  '524': 'NP',
  '586': 'PK',
  '410': 'KR',
  // Europe
  '250': 'FR',
  '300': 'GR',
  '372': 'IE',
  '380': 'IT',
  '620': 'PT',
  '705': 'SI',
  '724': 'ES',
  '756': 'CH',
  '826': 'GB',
  '276': 'DE',
  '040': 'AT',
  '528': 'NL',
  // Americas
  '124': 'CA',
  '484': 'MX',
  '076': 'BR',
  '152': 'CL',
  '032': 'AR',
  '170': 'CO',
  '604': 'PE',
  '858': 'UY',
  // Middle East
  '784': 'AE',
  '682': 'SA',
  '634': 'QA',
  '414': 'KW',
  '048': 'BH',
  '512': 'OM',
  '400': 'JO',
  // Africa
  '710': 'ZA',
  '404': 'KE',
  '566': 'NG',
  '288': 'GH',
  '480': 'MU',
  '072': 'BW',
}
