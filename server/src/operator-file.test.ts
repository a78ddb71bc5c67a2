import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const example = fileURLToPath(new URL('../../operator.example.json', import.meta.url))

describe('The file of the operator', () => {
  let folder: string
  let path: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aurivane-operator-'))
    path = join(folder, 'operator.json')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function read(content: string) {
    writeFileSync(path, content)
    return readSettings({ OPERATOR_FILE: path }, NOW).operator
  }

  /** The line of the start, without what every such line begins with. */
  function complaintAbout(content: string | object) {
    try {
      read(typeof content === 'string' ? content : JSON.stringify(content))
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError)
      const line = explainStartFailure(error)
      expect(line).not.toMatch(/[\r\n]/)
      const beginning = `Aurivane cannot start: OPERATOR_FILE is ${JSON.stringify(path)}, but `
      expect(line.slice(0, beginning.length)).toBe(beginning)
      return line.slice(beginning.length)
    }
    throw new Error('the file was accepted')
  }

  it('is the example, as it is', () => {
    expect(readSettings({ OPERATOR_FILE: example }, NOW).operator).toEqual(
      JSON.parse(readFileSync(example, 'utf8')),
    )
  })

  it('may begin with a byte order mark', () => {
    expect(read('\uFEFF{ "yearlyCostPercent": 3.5 }')).toEqual({ yearlyCostPercent: 3.5 })
  })

  it('states nothing if there is none', () => {
    expect(readSettings({}).operator).toEqual({})
    expect(readSettings({ OPERATOR_FILE: '' }).operator).toEqual({})
  })

  it('stops the start if it cannot be read', () => {
    expect(() => readSettings({ OPERATOR_FILE: join(folder, 'none.json') })).toThrow(
      /^OPERATOR_FILE is ".*none\.json", but it cannot be read \(ENOENT\)$/,
    )
    expect(() => readSettings({ OPERATOR_FILE: folder })).toThrow(/it cannot be read \(EISDIR\)$/)
  })

  it.each(['', '{', '{ "operator":\n { "name": Ada } }', 'operator:\n  name: Ada'])(
    'stops the start if it is not JSON: %j',
    (content) => {
      expect(complaintAbout(content)).toMatch(/^it is not valid JSON: /)
    },
  )

  it.each([
    [[], 'it must be an object'],
    [{ figures: { losses: { percent: 101 } } }, /^figures\.losses\.percent must be a number from 0 to 100 /],
    [{ figures: { losses: { percent: 76 } } }, 'figures.losses.asOf must be a day as YYYY-MM-DD'],
    [
      { figures: { weekly: { asOf: '2026-06-02' } } },
      'figures.weekly.asOf must be a day that is not in the future',
    ],
    [{ figures: { weekly: { percent: 2 } } }, 'figures.weekly.percent is not a known key'],
    [{ operater: { name: 'Ada' } }, 'operater is not a known key'],
    [{ 'two\nlines': 1 }, 'two lines is not a known key'],
    [{ licences: { US: { holder: 'Ada', number: '1' } } }, 'licences.US is not a known key'],
    [{ licences: { GB: { holder: 'Ada' } } }, 'licences.GB.number must be a text of 1 to 300 characters'],
    [{ promotionOff: ['ES', 'fr'] }, 'promotionOff.1 must be a two-letter country code in capitals'],
    [
      { sections: { costs: { en: ['One.'], it: [] } } },
      'sections.costs.it must be a list of 1 to 10 paragraphs',
    ],
  ])('stops the start with the path of the key: %j', (content, complaint) => {
    expect(complaintAbout(content)).toMatch(complaint)
  })
})

describe('operator.example.json', () => {
  const file = JSON.parse(readFileSync(example, 'utf8'))

  it('shows every key', () => {
    expect(Object.keys(file)).toEqual([
      'operator',
      'figures',
      'yearlyCostPercent',
      'sections',
      'licences',
      'promotionOff',
    ])
    expect(Object.keys(file.operator)).toEqual([
      'name',
      'address',
      'representedBy',
      'register',
      'vatNumber',
      'supervisor',
      'supervisorUrl',
      'email',
      'phone',
    ])
    expect(Object.keys(file.figures)).toEqual(['losses', 'weekly', 'monthly'])
    expect(Object.keys(file.figures.weekly).toSorted()).toEqual(['asOf', 'netOfCosts', 'source'])
    expect(Object.keys(file.sections)).toEqual(['costs', 'custody', 'withdrawal', 'complaints', 'earnings'])
    expect(Object.keys(file.licences.GB)).toEqual(['holder', 'number', 'registerUrl'])
  })
})
