import { describe, expect, it } from 'vitest'
import { countries } from './countries.ts'
import { policyOf } from './country-policy.ts'
import { figures } from './figures.ts'
import { regions } from './regions.ts'
import { riskSentencesFor } from './risk-sentence.ts'

const noRow = { promotion: 'on', notice: null, regulator: null, link: null, licence: null }

describe('The policy of a country', () => {
  it.each([
    [
      'ES',
      {
        promotion: 'off',
        notice: 'ES',
        regulator: 'Comisión Nacional del Mercado de Valores (CNMV)',
        link: { kind: 'site', url: 'https://www.cnmv.es/' },
      },
    ],
    [
      'FR',
      {
        promotion: 'off',
        notice: 'FR',
        regulator: 'Autorité des marchés financiers (AMF) and ACPR',
        link: { kind: 'register', url: 'https://www.regafi.fr/' },
      },
    ],
    [
      'IN',
      {
        promotion: 'off',
        notice: 'IN',
        regulator: 'Reserve Bank of India (RBI)',
        link: { kind: 'site', url: 'https://www.rbi.org.in/' },
      },
    ],
    [
      'BD',
      {
        promotion: 'off',
        notice: 'BD',
        regulator: 'Bangladesh Bank',
        link: { kind: 'site', url: 'https://www.bb.org.bd/' },
      },
    ],
    [
      'TH',
      {
        promotion: 'off',
        notice: 'TH',
        regulator: 'Bank of Thailand',
        link: { kind: 'site', url: 'https://www.bot.or.th/' },
      },
    ],
    [
      'GB',
      {
        promotion: 'gb',
        notice: 'GB',
        regulator: 'Financial Conduct Authority (FCA)',
        link: { kind: 'register', url: 'https://register.fca.org.uk/' },
      },
    ],
    [
      'AU',
      {
        promotion: 'on',
        notice: null,
        regulator: 'Australian Securities and Investments Commission (ASIC)',
        link: { kind: 'register', url: 'https://connectonline.asic.gov.au/' },
      },
    ],
    [
      'IT',
      {
        promotion: 'on',
        notice: null,
        regulator: 'CONSOB',
        link: { kind: 'site', url: 'https://www.consob.it/' },
      },
    ],
  ])('of %s names its promotion, notice, regulator and register', (code, policy) => {
    expect(policyOf(code)).toEqual({ ...policy, licence: null })
  })

  it.each(['US', 'JP', 'DE', 'XX', '', 'Spain', '__proto__', 'constructor', 'toString', '\0'.repeat(1000)])(
    'of %j, which has no row, has no regulator and no notice',
    (code) => {
      expect(policyOf(code)).toEqual(noRow)
    },
  )

  it('is found in any case', () => {
    expect(policyOf(' gb ')).toEqual(policyOf('GB'))
  })

  it('names a regulator and a place to check it for each licensed country, and no other', () => {
    for (const { code } of countries) {
      const { regulator, link } = policyOf(code)
      expect(regulator).not.toBeNull()
      expect(URL.canParse(link?.url ?? '')).toBe(true)
    }
    const offered = Object.values(regions).flat()
    for (const { code } of offered.filter(({ availability }) => availability === 'available')) {
      expect(policyOf(code)).toEqual(noRow)
    }
  })

  it('has the licence that the operator has given, and the register entry of it', () => {
    const licences = {
      GB: { holder: 'Operator Ltd', number: '123', registerUrl: 'https://register.fca.org.uk/s/123' },
      ES: { holder: 'Operator SL', number: '45' },
      IT: { holder: 'Operator Srl', number: '67', registerUrl: 'https://www.consob.it/67' },
    }
    expect(policyOf('GB', { licences })).toMatchObject({
      licence: { holder: 'Operator Ltd', number: '123' },
      link: { kind: 'register', url: 'https://register.fca.org.uk/s/123' },
    })
    expect(policyOf('ES', { licences })).toMatchObject({
      licence: { holder: 'Operator SL', number: '45' },
      link: { kind: 'site', url: 'https://www.cnmv.es/' },
    })
    expect(policyOf('IT', { licences }).link).toEqual({ kind: 'register', url: 'https://www.consob.it/67' })
    expect(policyOf('FR', { licences }).licence).toBeNull()
  })

  it('keeps its notice where the operator turns promotion on, and has none of its own where it turns it off', () => {
    expect(policyOf('ES', { promotionOff: ['IT'] })).toMatchObject({ promotion: 'on', notice: 'ES' })
    expect(policyOf('IT', { promotionOff: ['IT'] })).toMatchObject({ promotion: 'off', notice: null })
    expect(policyOf('JP', { promotionOff: ['JP'] })).toEqual({ ...noRow, promotion: 'off' })
  })
})

describe('The risk sentences beside a figure', () => {
  const stated = { isApproximate: false }

  it('say about how many lose money, until the operator states how many', () => {
    expect(riskSentencesFor(figures.losses, 'on')).toEqual({ first: 'about', hasLongWarning: false })
    expect(riskSentencesFor(stated, 'on')).toEqual({ first: 'stated', hasLongWarning: false })
  })

  it('are longer in the United Kingdom, and speak of CFDs there', () => {
    expect(riskSentencesFor(figures.losses, 'gb')).toEqual({ first: 'about', hasLongWarning: true })
    expect(riskSentencesFor(stated, 'gb')).toEqual({ first: 'statedForCfds', hasLongWarning: true })
  })
})
