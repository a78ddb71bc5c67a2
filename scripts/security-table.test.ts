import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './project.ts'

const rows = ['security.md', 'security-evidence.md']
  .flatMap((file) => readFileSync(`${root}docs/${file}`, 'utf8').split('\n'))
  .filter((line) => line.startsWith('| '))

/** `file` “name”, “another name of the same file” */
function readProofs(row: string) {
  const proofs: { file: string; name: string | null }[] = []
  for (const [, file, name] of row.matchAll(/`([\w@./-]+\.\w+)`|“([^”]+)”/g)) {
    const last = proofs.at(-1)
    if (file?.includes('/')) proofs.push({ file, name: null })
    else if (name && last?.name === null) last.name = name
    else if (name && last) proofs.push({ file: last.file, name })
  }
  return proofs
}

const proofs = rows.flatMap(readProofs)

describe('docs/security.md and docs/security-evidence.md', () => {
  it('names many tests', () => {
    expect(proofs.filter(({ name }) => name !== null).length).toBeGreaterThan(80)
  })

  it('names files that exist', () => {
    expect(proofs.map(({ file }) => file).filter((file) => !existsSync(`${root}${file}`))).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = proofs.filter(
      ({ file, name }) =>
        name !== null &&
        existsSync(`${root}${file}`) &&
        !readFileSync(`${root}${file}`, 'utf8').includes(name),
    )
    expect(missing).toEqual([])
  })

  it('says of each requirement once whether it is held', () => {
    const numbers = rows.flatMap((row) => {
      const [, first = '', second = ''] = row.split('|')
      const cell = [first, second].find((content) => /^ \d+\.\d+\.\d+(, \d+\.\d+\.\d+)* $/.test(content))
      return cell?.trim().split(', ') ?? []
    })
    expect(numbers.length).toBeGreaterThan(150)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })
})
