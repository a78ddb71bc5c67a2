import type { countryPolicy as en } from '../en/country-policy.ts'

export const countryPolicy: typeof en = {
  heading: 'Hinweise zu Ländern',
  notices: {
    ES: 'Spanien: CFDs dürfen gegenüber der Allgemeinheit nicht beworben werden (Beschluss der CNMV vom 11. Juli 2023).',
    FR: 'Frankreich: Elektronische Werbung für Forex-Kontrakte und manche CFDs gegenüber Privatkunden ist verboten (Gesetz Sapin II von 2016).',
    IN: 'Indien: Wer dort ansässig ist, darf Devisen nur mit zugelassenen Personen und zu erlaubten Zwecken handeln. Die Reserve Bank of India veröffentlicht Listen.',
    BD: 'Bangladesch: Die Bangladesh Bank warnt seit 2012, dass Online-Forexhandel außerhalb zugelassener Händler verboten ist.',
    GB: 'Vereinigtes Königreich: CFDs dürfen Privatkunden nur in den Grenzen der Financial Conduct Authority angeboten werden (COBS 22.5).',
    TH: 'Thailand: Die Bank of Thailand erklärte 2022, sie habe Forex-Spekulation auf Plattformen für die Öffentlichkeit nie zugelassen.',
  },
  promotionOff: 'Renditeangaben und Banner werden Personen in diesem Land nicht gezeigt.',
  authority: 'Zuständige Aufsicht ({{country}}): {{regulator}}.',
  noLicence: 'Eine Lizenznummer wurde nicht angegeben.',
  licence: 'Lizenz {{number}}, erteilt an {{holder}}.',
  register: 'Öffentliches Register: {{regulator}}',
  site: 'Website: {{regulator}}',
}
