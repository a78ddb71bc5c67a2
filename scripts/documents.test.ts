import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkedPaths } from './architecture/forbidden-words.ts'
import { root } from './project.ts'

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const records = readdirSync(`${root}docs/decisions`)
  .filter((file) => /^\d/.test(file))
  .sort()

describe('Decision records', () => {
  it('are at most 40, numbered without holes', () => {
    expect(records.length).toBeLessThanOrEqual(40)
    expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_file, at) => at + 1))
  })

  it.each(records)('have at most 300 words: %s', (file) => {
    expect(countWords(read(`docs/decisions/${file}`))).toBeLessThanOrEqual(300)
  })

  it.each(records)('are in the index with number and title: %s', (file) => {
    const title = /^# \d{4}\. (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1]
    expect(read('docs/decisions/README.md')).toContain(`| [${file.slice(0, 4)}](${file}) | ${title} |`)
  })

  it('exist wherever they are referred to', () => {
    const lines = execFileSync(
      'git',
      ['grep', '-hoE', '[a-z./]*/[0-9]{4}-[a-z][a-z0-9-]*(\\.md)?', '--', ...checkedPaths],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    const names = lines
      .split('\n')
      .filter((line) => line.includes('decisions/'))
      .map((line) => line.replace(/^.*\//, '').replace(/\.md$/, ''))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !records.includes(`${name}.md`))).toEqual([])
  })
})

describe('Documents', () => {
  const documents = readdirSync(`${root}docs`).filter((file) => file.endsWith('.md'))

  it.each(documents)('are linked from README: %s', (file) => {
    expect(read('README.md')).toContain(`(docs/${file})`)
  })

  it('describe performance in at most 900 words', () => {
    expect(countWords(read('docs/performance.md'))).toBeLessThanOrEqual(900)
  })

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    ...documents.map((file) => `docs/${file}`),
    'docs/decisions/README.md',
    ...records.map((file) => `docs/decisions/${file}`),
  ])('link to files that exist: %s', (file) => {
    const targets = [...read(file).matchAll(/\]\(([\w./-]+)(#[\w-]+)?\)/g)].map(([, target = '']) => target)
    const missing = targets.filter((target) => !existsSync(new URL(target, `file://${root}${file}`)))
    expect(missing).toEqual([])
  })
})
