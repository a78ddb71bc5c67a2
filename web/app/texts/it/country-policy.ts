import type { countryPolicy as en } from '../en/country-policy.ts'

export const countryPolicy: typeof en = {
  heading: 'Avvertenze per Paese',
  notices: {
    ES: 'Spagna: i CFD non possono essere pubblicizzati presso il pubblico (risoluzione della CNMV dell’11 luglio 2023).',
    FR: 'Francia: la pubblicità elettronica di contratti sul forex e di alcuni CFD ai clienti al dettaglio è vietata (legge Sapin II del 2016).',
    IN: 'India: i residenti possono operare sui cambi solo con soggetti autorizzati e per scopi consentiti. La Reserve Bank of India ne pubblica gli elenchi.',
    BD: 'Bangladesh: la Bangladesh Bank avverte dal 2012 che il forex online al di fuori degli operatori autorizzati è illegale.',
    GB: 'Regno Unito: i CFD possono essere promossi presso i clienti al dettaglio solo nei limiti fissati dalla Financial Conduct Authority (COBS 22.5).',
    TH: 'Thailandia: nel 2022 la Bank of Thailand ha dichiarato di non aver mai autorizzato la speculazione sul forex su piattaforme per il pubblico.',
  },
  promotionOff: 'Le cifre di rendimento e il banner non sono mostrati a chi si trova in {{country}}.',
  authority: 'Autorità competente ({{country}}): {{regulator}}.',
  noLicence: 'Non è stato indicato alcun numero di licenza.',
  licence: 'Licenza {{number}}, intestata a {{holder}}.',
  register: 'Registro pubblico: {{regulator}}',
  site: 'Sito web: {{regulator}}',
}
