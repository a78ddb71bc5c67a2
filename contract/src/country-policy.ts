import type { Country } from './countries.ts'
import type { Licence, OperatorFile } from './operator-file.ts'
import { promotionIn, type Promotion } from './promotion.ts'

type CountryCode = Country['code']

/** Countries whose law about advertising or trading is told, by their code. */
export type CountryNotice = 'BD' | 'ES' | 'FR' | 'GB' | 'IN' | 'TH'

type Row = {
  regulator: string
  /** Where a licence can be looked up. */
  registerUrl?: string
  /** The regulator's own site, where no register is known. */
  siteUrl?: string
  notice?: CountryNotice
}

/** One row per country. Whether promotion is on there: promotion.ts, since the operator can change it. */
const rows: Record<CountryCode, Row> = {
  AU: {
    regulator: 'Australian Securities and Investments Commission (ASIC)',
    registerUrl: 'https://connectonline.asic.gov.au/',
  },
  BD: { regulator: 'Bangladesh Bank', siteUrl: 'https://www.bb.org.bd/', notice: 'BD' },
  CA: {
    regulator: 'Canadian Investment Regulatory Organization (CIRO) and the provincial regulators',
    registerUrl: 'https://www.aretheyregistered.ca/',
  },
  CH: {
    regulator: 'FINMA',
    registerUrl: 'https://www.finma.ch/en/finma-public/authorised-institutions-individuals-and-products/',
  },
  ES: {
    regulator: 'Comisión Nacional del Mercado de Valores (CNMV)',
    siteUrl: 'https://www.cnmv.es/',
    notice: 'ES',
  },
  FR: {
    regulator: 'Autorité des marchés financiers (AMF) and ACPR',
    registerUrl: 'https://www.regafi.fr/',
    notice: 'FR',
  },
  GB: {
    regulator: 'Financial Conduct Authority (FCA)',
    registerUrl: 'https://register.fca.org.uk/',
    notice: 'GB',
  },
  GR: { regulator: 'Hellenic Capital Market Commission', siteUrl: 'http://www.hcmc.gr/' },
  ID: { regulator: 'Bank Indonesia and Bappebti', siteUrl: 'https://www.bi.go.id/' },
  IE: { regulator: 'Central Bank of Ireland', registerUrl: 'https://registers.centralbank.ie/' },
  IN: { regulator: 'Reserve Bank of India (RBI)', siteUrl: 'https://www.rbi.org.in/', notice: 'IN' },
  IT: { regulator: 'CONSOB', siteUrl: 'https://www.consob.it/' },
  MX: {
    regulator: 'Comisión Nacional Bancaria y de Valores (CNBV)',
    registerUrl: 'https://webapps.condusef.gob.mx/SIPRES/jsp/pub/index.jsp',
  },
  NZ: {
    regulator: 'Financial Markets Authority (FMA)',
    registerUrl: 'https://fsp-register.companiesoffice.govt.nz/',
  },
  PT: {
    regulator: 'Comissão do Mercado de Valores Mobiliários (CMVM)',
    siteUrl: 'https://www.cmvm.pt/',
  },
  SG: {
    regulator: 'Monetary Authority of Singapore (MAS)',
    registerUrl: 'https://eservices.mas.gov.sg/fid',
  },
  SI: { regulator: 'Agencija za trg vrednostnih papirjev (ATVP)', siteUrl: 'https://www.a-tvp.si/' },
  TH: { regulator: 'Bank of Thailand', siteUrl: 'https://www.bot.or.th/', notice: 'TH' },
}

export type CountryPolicy = {
  promotion: Promotion
  notice: CountryNotice | null
  /** The name as the regulator writes it, the same in every language. */
  regulator: string | null
  /** Where licences can be checked, or else the regulator's site. */
  link: { kind: 'register' | 'site'; url: string } | null
  /** Null: nobody has given a licence number. */
  licence: Pick<Licence, 'holder' | 'number'> | null
}

type Stated = Pick<OperatorFile, 'licences' | 'promotionOff'>

/** What applies in a country. `code`: ISO 3166-1 alpha-2; one without a row has no regulator and no notice. */
export function policyOf(code: string, { licences, promotionOff }: Stated = {}): CountryPolicy {
  const country = code.trim().toUpperCase()
  const promotion = promotionIn(country, promotionOff)
  if (!hasRow(country)) return { promotion, notice: null, regulator: null, link: null, licence: null }
  const { regulator, notice = null, ...addresses } = rows[country]
  const licence = licences?.[country]
  return {
    promotion,
    notice,
    regulator,
    link: linkTo({ ...addresses, ...(licence?.registerUrl && { registerUrl: licence.registerUrl }) }),
    licence: licence ? { holder: licence.holder, number: licence.number } : null,
  }
}

function hasRow(code: string): code is CountryCode {
  return Object.hasOwn(rows, code)
}

function linkTo({ registerUrl, siteUrl }: Pick<Row, 'registerUrl' | 'siteUrl'>): CountryPolicy['link'] {
  if (registerUrl) return { kind: 'register', url: registerUrl }
  return siteUrl ? { kind: 'site', url: siteUrl } : null
}
