import { describe, expect, it } from 'vitest'
import { operatorFile } from './operator-file.ts'

const TODAY = '2026-06-01'
const text = { en: 'Text', it: 'Testo', de: 'Text' }
const section = { en: ['One.', 'Two.'], it: ['Uno.'], de: ['Eins.'] }
const losses = { percent: 76, asOf: '2026-05-31', source: text }

function isAccepted(file: unknown) {
  return operatorFile(TODAY).safeParse(file).success
}

function complaintAbout(file: unknown) {
  const [issue] = operatorFile(TODAY).safeParse(file).error?.issues ?? []
  if (!issue) throw new Error('the file was accepted')
  return { path: issue.path.join('.'), message: issue.message }
}

describe('The operator file', () => {
  it('may be empty', () => {
    expect(operatorFile(TODAY).parse({})).toEqual({})
    expect(operatorFile(TODAY).parse({ operator: {}, figures: {}, sections: {}, licences: {} })).toEqual({
      operator: {},
      figures: {},
      sections: {},
      licences: {},
    })
  })

  it.each([
    {
      operator: {
        name: 'Ä'.repeat(300),
        email: 'ask@operator.example',
        supervisorUrl: 'https://fca.org.uk/',
      },
    },
    { operator: { name: '<b>Bold & Sons</b>' } },
    { figures: { losses } },
    { figures: { losses: { ...losses, percent: 0, asOf: TODAY } } },
    { figures: { losses: { ...losses, percent: 76.1, asOf: '2024-02-29' } } },
    { figures: { weekly: {}, monthly: { netOfCosts: false } } },
    { yearlyCostPercent: 20 },
    { yearlyCostPercent: 3.5 },
    { sections: { costs: { ...section, en: Array.from({ length: 10 }, () => 'One.') } } },
    { licences: { GB: { holder: 'Operator Ltd', number: '123456' } } },
    {
      licences: {
        GB: { holder: 'Operator Ltd', number: '1', registerUrl: 'https://register.fca.org.uk/s/1' },
      },
    },
    { promotionOff: [] },
    { promotionOff: ['ES', 'JP'] },
  ])('may say %j', (file) => {
    expect(operatorFile(TODAY).parse(file)).toEqual(file)
  })

  it('shows texts without the spaces around them', () => {
    expect(operatorFile(TODAY).parse({ operator: { name: ' Operator Ltd\n' } }).operator?.name).toBe(
      'Operator Ltd',
    )
  })

  it.each([
    ['', [], 'must be an object'],
    ['', null, 'must be an object'],
    ['operator', 'Operator Ltd', 'must be an object'],
    ['operator.name', { name: '' }, 'must be a text of 1 to 300 characters'],
    ['operator.name', { name: ' \n' }, 'must be a text of 1 to 300 characters'],
    ['operator.phone', { phone: 12 }, 'must be a text of 1 to 300 characters'],
    ['operator.address', { address: 'x'.repeat(301) }, 'must be a text of 1 to 300 characters'],
    ['operator.email', { email: 'ask' }, 'must be one email address'],
    [
      'operator.supervisorUrl',
      { supervisorUrl: 'http://fca.org.uk/' },
      'must be an address that begins with https://',
    ],
    [
      'operator.supervisorUrl',
      { supervisorUrl: 'javascript:alert(1)' },
      'must be an address that begins with https://',
    ],
    ['operator.supervisorUrl', { supervisorUrl: 'https://' }, 'must be an address that begins with https://'],
    [
      'operator.supervisorUrl',
      { supervisorUrl: 'https://a@b.example' },
      'must be an address that begins with https://',
    ],
  ])('says that %s is wrong in %j', (path, operator, message) => {
    expect(complaintAbout(path === '' ? operator : { operator })).toEqual({ path, message })
  })

  it.each([
    ['percent', -1],
    ['percent', 100.1],
    ['percent', 76.25],
    ['percent', '76'],
    ['percent', undefined],
    ['asOf', '2026-06-02'],
    ['asOf', '2026-02-29'],
    ['asOf', '31.05.2026'],
    ['asOf', undefined],
    ['source', 'Audit'],
    ['source', undefined],
  ])('says that the %s of the losses is wrong if it is %j', (key, value) => {
    expect(complaintAbout({ figures: { losses: { ...losses, [key]: value } } }).path).toBe(
      `figures.losses.${key}`,
    )
  })

  it.each([
    ['figures.weekly.netOfCosts', { figures: { weekly: { netOfCosts: 'yes' } } }],
    ['figures.monthly.asOf', { figures: { monthly: { asOf: '2099-01-01' } } }],
    ['figures.monthly.source.de', { figures: { monthly: { source: { en: 'One', it: 'Uno' } } } }],
    ['yearlyCostPercent', { yearlyCostPercent: 20.1 }],
    ['yearlyCostPercent', { yearlyCostPercent: 0.25 }],
    ['yearlyCostPercent', { yearlyCostPercent: -1 }],
    ['sections.costs.it', { sections: { costs: { en: ['One.'], de: ['Eins.'] } } }],
    ['sections.custody.de', { sections: { custody: { ...section, de: [] } } }],
    [
      'sections.earnings.en',
      { sections: { earnings: { ...section, en: Array.from({ length: 11 }, () => 'One.') } } },
    ],
    ['sections.complaints.en', { sections: { complaints: { ...section, en: 'One.' } } }],
    ['sections.withdrawal.en.1', { sections: { withdrawal: { ...section, en: ['One.', ''] } } }],
    ['licences.GB.number', { licences: { GB: { holder: 'Operator Ltd' } } }],
    ['licences.GB.holder', { licences: { GB: { number: '1' } } }],
    [
      'licences.GB.registerUrl',
      { licences: { GB: { holder: 'A', number: '1', registerUrl: 'ftp://x.example' } } },
    ],
    ['promotionOff', { promotionOff: 'ES' }],
    ['promotionOff.1', { promotionOff: ['ES', 'fr'] }],
    ['promotionOff.0', { promotionOff: ['ESP'] }],
  ])('says that %s is wrong in %j', (path, file) => {
    const complaint = complaintAbout(file)
    expect(complaint.path).toBe(path)
    expect(complaint.message).toMatch(/^must be /)
  })

  it.each([
    { figure: {} },
    { operator: { fax: '1' } },
    { figures: { weekly: { percent: 2 } } },
    { figures: { monthly: { percent: 6 } } },
    { figures: { losses: { ...losses, netOfCosts: true } } },
    { figures: { monthly: { source: { ...text, fr: 'Texte' } } } },
    { sections: { scams: section } },
    { licences: { US: { holder: 'A', number: '1' } } },
    { licences: { gb: { holder: 'A', number: '1' } } },
    { licences: { GB: { holder: 'A', number: '1', url: 'https://x.example' } } },
    JSON.parse('{ "__proto__": {} }'),
    JSON.parse('{ "licences": { "__proto__": { "holder": "A", "number": "1" } } }'),
  ])('has no keys that it does not know, as in %j', (file) => {
    expect(isAccepted(file)).toBe(false)
  })
})
